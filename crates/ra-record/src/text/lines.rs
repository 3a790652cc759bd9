//! From bytes to statements: lines, comments, words and quoted names.

use std::fmt::Display;

use super::ReadError;

/// A line that says something.
#[derive(Debug)]
pub(super) struct Statement<'a> {
    pub line: usize,
    pub words: Vec<&'a str>,
    /// The quoted name, and after how many words it stands.
    pub name: Option<(usize, String)>,
}

impl Statement<'_> {
    /// An error about this line.
    pub fn error(&self, reason: impl Display) -> ReadError {
        ReadError { line: self.line, reason: reason.to_string() }
    }
}

/// Every line of the text that says something, and the number of all lines.
pub(super) fn statements(bytes: &[u8]) -> Result<(Vec<Statement<'_>>, usize), ReadError> {
    let text = utf8(bytes)?;
    let mut statements = Vec::new();
    let mut lines = 0;
    for line in text.split_inclusive('\n') {
        lines += 1;
        let line = line.strip_suffix('\n').unwrap_or(line);
        let line = line.strip_suffix('\r').unwrap_or(line);
        let statement = statement(line)
            .map_err(|reason| ReadError { line: lines, reason: reason.to_string() })?;
        statements.extend(statement.map(|(words, name)| Statement { line: lines, words, name }));
    }
    Ok((statements, lines))
}

fn utf8(bytes: &[u8]) -> Result<&str, ReadError> {
    let text = str::from_utf8(bytes).map_err(|error| {
        let before = &bytes[..error.valid_up_to()];
        let line = before.split(|&byte| byte == b'\n').count();
        ReadError { line, reason: "the text is not valid UTF-8".into() }
    })?;
    if text.starts_with('\u{feff}') {
        let reason = "the text begins with a byte order mark".into();
        return Err(ReadError { line: 1, reason });
    }
    Ok(text)
}

type Words<'a> = (Vec<&'a str>, Option<(usize, String)>);

/// The words of a line, or `None` if it says nothing.
fn statement(line: &str) -> Result<Option<Words<'_>>, &'static str> {
    let mut words = Vec::new();
    let mut name = None;
    let mut rest = line.trim_start_matches(is_space);
    while !rest.is_empty() && !rest.starts_with('#') {
        let after = if let Some(quoted) = rest.strip_prefix('"') {
            let (text, after) = quoted_name(quoted)?;
            if name.replace((words.len(), text)).is_some() {
                return Err("there is more than one quoted name");
            }
            after
        } else {
            let end = rest.find(|c| is_space(c) || c == '#' || c == '"').unwrap_or(rest.len());
            words.push(&rest[..end]);
            &rest[end..]
        };
        if !after.is_empty() && !after.starts_with(is_space) && !after.starts_with('#') {
            return Err("a quoted name stands apart from other words");
        }
        rest = after.trim_start_matches(is_space);
    }
    let silent = words.is_empty() && name.is_none();
    Ok((!silent).then_some((words, name)))
}

const fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t')
}

/// The name that begins after an opening quote, and what follows the closing one.
fn quoted_name(text: &str) -> Result<(String, &str), &'static str> {
    let mut name = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => return Ok((name, chars.as_str())),
            '\\' => match chars.next() {
                Some(escaped @ ('"' | '\\')) => name.push(escaped),
                _ => return Err("in a name only \\\" and \\\\ are escaped"),
            },
            c => name.push(c),
        }
    }
    Err("a quoted name is not closed")
}
