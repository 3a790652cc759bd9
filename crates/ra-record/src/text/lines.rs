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

/// The lines of a text that say something, one after another: what is wrong with a line is said
/// only when it is reached.
pub(super) struct Lines<'a> {
    rest: &'a [u8],
    /// The number of lines read.
    pub read: usize,
}

impl<'a> Lines<'a> {
    pub fn new(bytes: &'a [u8]) -> Lines<'a> {
        Lines { rest: bytes, read: 0 }
    }

    /// The next statement, or `None` at the end.
    pub fn next(&mut self) -> Result<Option<Statement<'a>>, ReadError> {
        while !self.rest.is_empty() {
            let end = self.rest.iter().position(|&byte| byte == b'\n');
            let (line, rest) = self.rest.split_at(end.map_or(self.rest.len(), |end| end + 1));
            self.rest = rest;
            self.read += 1;
            let line = self.text(line).and_then(words);
            let error = |reason: &str| ReadError { line: self.read, reason: reason.to_string() };
            if let Some((words, name)) = line.map_err(error)? {
                return Ok(Some(Statement { line: self.read, words, name }));
            }
        }
        Ok(None)
    }

    /// The line as text, without its end.
    fn text(&self, line: &'a [u8]) -> Result<&'a str, &'static str> {
        let text = str::from_utf8(line).map_err(|_| "the text is not valid UTF-8")?;
        if self.read == 1 && text.starts_with('\u{feff}') {
            return Err("the text begins with a byte order mark");
        }
        Ok(match text.strip_suffix('\n') {
            Some(ended) => ended.strip_suffix('\r').unwrap_or(ended),
            None => text,
        })
    }
}

type Words<'a> = (Vec<&'a str>, Option<(usize, String)>);

/// The words of a line, or `None` if it says nothing.
fn words(line: &str) -> Result<Option<Words<'_>>, &'static str> {
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
