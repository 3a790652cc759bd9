//! Actions as buttons, each at the one place where the eye already is.

use maud::{Markup, html};
use ra_view::{ActionKind, ActionView, Subject, WorthView};

use super::TablePage;

/// The form that every button of the table belongs to.
pub const FORM: &str = "play";

/// Where an action is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the tile of the auction track with this number.
    Track(u16),
    /// On a sun of the viewer.
    Sun(u8),
    /// On a kind of tile that the viewer has.
    Held(&'static str),
    /// Among the buttons of the bar.
    Bar,
    /// Said once in the bar for all tiles of the track: no god can take any of them.
    NoGod,
}

impl TablePage<'_> {
    /// The actions of a place, in the order of the view. What is past offers none, and neither does
    /// a seat for which a bot plays.
    pub fn actions_at(&self, place: Place) -> impl Iterator<Item = &ActionView> {
        let offered = if self.can.decide { &self.view.actions } else { &[][..] };
        offered.iter().filter(move |action| self.place(action) == place)
    }

    fn place(&self, action: &ActionView) -> Place {
        match (action.kind, &action.subject) {
            (ActionKind::Bid, Some(Subject::Sun { sun })) if self.holds_sun(*sun) => {
                Place::Sun(*sun)
            }
            (ActionKind::God, Some(_)) if !self.a_god_can_take() => Place::NoGod,
            (ActionKind::God, Some(Subject::Tile { id: Some(id), .. })) if self.on_track(*id) => {
                Place::Track(*id)
            }
            (ActionKind::Discard | ActionKind::Turn, Some(Subject::Tile { kind, .. }))
                if self.holds_tile(kind) =>
            {
                Place::Held(kind)
            }
            _ => Place::Bar,
        }
    }

    fn a_god_can_take(&self) -> bool {
        let mut actions = self.view.actions.iter();
        actions.any(|action| action.kind == ActionKind::God && action.is_legal())
    }

    fn holds_sun(&self, sun: u8) -> bool {
        self.you().is_some_and(|you| you.face_up.contains(&sun))
    }

    fn holds_tile(&self, kind: &str) -> bool {
        let kinds =
            self.you().into_iter().flat_map(|you| &you.tiles).flat_map(|group| &group.kinds);
        kinds.into_iter().any(|held| held.kind == kind && held.count > 0)
    }

    fn on_track(&self, id: u16) -> bool {
        let mut tiles = self.view.table.track.iter().flatten();
        tiles.any(|tile| tile.id == Some(id))
    }
}

/// A button for an action. One that the rules refuse stays where it is and can be focused, but sends
/// nothing.
pub fn press(action: &ActionView, class: &str, inside: &Markup) -> Markup {
    html! {
        @match (&action.action, &action.refusal) {
            (Some(words), None) => {
                button #(id(words)) class=(class) form=(FORM) name="action" value=(words)
                    title=[action.note.as_ref().map(|note| &note.text)] { (inside) }
            },
            (words, refusal) => {
                button id=[words.as_deref().map(id)] class=(class) type="button"
                    aria-disabled="true" title=[refusal.as_ref()] { (inside) }
            },
        }
    }
}

/// The same for the same action, so that the focus survives when the table changes.
fn id(words: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    format!("act-{}", words.chars().map(plain).collect::<String>())
}

/// Points with their sign, coloured.
pub fn worth(worth: &WorthView) -> Markup {
    points(worth.points, &worth.text, "worth")
}

/// Points in words, with a class for their sign.
pub fn points(points: i16, text: &str, class: &str) -> Markup {
    let sign = match points {
        1.. => "",
        0 => " zero",
        _ => " minus",
    };
    html! { span class={ (class) (sign) } { (text) } }
}
