//! Keys of a keyboard, as a browser is told about them.

use chromiumoxide::cdp::browser_protocol::input::{DispatchKeyEventParams, DispatchKeyEventType};

/// The shift key in the modifiers of an event.
const SHIFT: i64 = 8;

/// Down and up of a key by its name: a letter, a digit, or `Tab`, `Shift+Tab`, `Enter`, `ArrowLeft`…
pub fn strokes(name: &str) -> [DispatchKeyEventParams; 2] {
    let (modifiers, key) = match name.strip_prefix("Shift+") {
        Some(key) => (SHIFT, key),
        None => (0, name),
    };
    let text = match key {
        "Enter" => Some("\r"),
        "Space" => Some(" "),
        _ if key.len() == 1 => Some(key),
        _ => None,
    };
    [DispatchKeyEventType::KeyDown, DispatchKeyEventType::KeyUp].map(|direction| {
        let is_down = direction == DispatchKeyEventType::KeyDown;
        let mut stroke = DispatchKeyEventParams::new(direction);
        stroke.modifiers = Some(modifiers);
        stroke.key = Some(if key == "Space" { " " } else { key }.to_owned());
        stroke.code = Some(code(key));
        stroke.windows_virtual_key_code = Some(number(key));
        stroke.text = text.filter(|_| is_down).map(str::to_owned);
        stroke
    })
}

/// Where the key is on the keyboard.
fn code(key: &str) -> String {
    match key.as_bytes() {
        [letter] if letter.is_ascii_alphabetic() => format!("Key{}", key.to_uppercase()),
        [digit] if digit.is_ascii_digit() => format!("Digit{key}"),
        _ => key.to_owned(),
    }
}

/// The number that browsers know the key by.
fn number(key: &str) -> i64 {
    match key {
        "Tab" => 9,
        "Enter" => 13,
        "Escape" => 27,
        "Space" => 32,
        "End" => 35,
        "Home" => 36,
        "ArrowLeft" => 37,
        "ArrowUp" => 38,
        "ArrowRight" => 39,
        "ArrowDown" => 40,
        _ => match key.as_bytes() {
            [sign] if sign.is_ascii_alphanumeric() => i64::from(sign.to_ascii_uppercase()),
            _ => panic!("no key is called {key}"),
        },
    }
}
