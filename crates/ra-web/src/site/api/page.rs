//! The description of the API as a page for people.

use maud::{Markup, html};
use serde_json::Value;

use super::super::Visitor;
use super::DOCUMENT;
use crate::words::Word;

pub async fn show(visitor: Visitor) -> Markup {
    let title = visitor.say(Word::ForProgrammers);
    let document: Value = serde_json::from_str(&DOCUMENT).unwrap_or_default();
    let body = html! {
        main.api #table lang="en" {
            section.panel {
                @for paragraph in text(&document["info"]["description"]).split("\n\n") {
                    p { (with_code(paragraph)) }
                }
                p { a href="/api/openapi.json" { "openapi.json" } }
            }
            @for (path, operations) in members(&document["paths"]) {
                @for (method, operation) in members(operations) {
                    (endpoint(path, method, operation, &document))
                }
            }
        }
    };
    visitor.frame(&title).with_line(&title, "", &html! {}, &body)
}

fn endpoint(path: &str, method: &str, operation: &Value, document: &Value) -> Markup {
    let token = operation["security"].as_array().map(Vec::as_slice).unwrap_or_default();
    let needs = match token {
        [] => None,
        [only] if only.get("token").is_some() => Some("needs a token"),
        _ => Some("with or without a token"),
    };
    let body = schema_of(&operation["requestBody"]["content"]);
    let answers = members(&operation["responses"]).filter(|(status, _)| status.starts_with('2'));
    html! {
        section.panel {
            h2 { code { (method.to_uppercase()) " " (path) } }
            p { b { (text(&operation["summary"])) } @if let Some(needs) = needs { small { (needs) } } }
            @if let Some(description) = operation["description"].as_str() { p { (with_code(description)) } }
            @for parameter in operation["parameters"].as_array().into_iter().flatten() {
                @if parameter["in"] == "query" {
                    p { code { "?" (text(&parameter["name"])) "=" } " " (with_code(text(&parameter["description"]))) }
                }
            }
            @if let Some(schema) = body {
                details { summary { "Send" } (fields(schema, document)) }
            }
            @for (status, answer) in answers {
                details {
                    summary { (status) ": " (text(&answer["description"])) }
                    @if let Some(schema) = schema_of(&answer["content"]) { (fields(schema, document)) }
                }
            }
        }
    }
}

/// The schema of the first kind of content.
fn schema_of(content: &Value) -> Option<&Value> {
    members(content).next().map(|(_, content)| &content["schema"])
}

/// What a schema consists of, with the schemas that it names.
fn fields(schema: &Value, document: &Value) -> Markup {
    let (schema, is_list) = match schema.get("items") {
        Some(items) => (items, true),
        None => (schema, false),
    };
    let named = resolve(schema, document);
    let parts: Vec<&Value> = match named["allOf"].as_array() {
        Some(parts) => parts.iter().map(|part| resolve(part, document)).collect(),
        None => vec![named],
    };
    html! {
        @if is_list { p { "A list; each has:" } }
        dl {
            @for part in parts {
                @for (name, field) in members(&part["properties"]) {
                    dt { code { (name) } " " small { (kind(field)) } }
                    dd { (with_code(text(&field["description"]))) }
                }
            }
        }
    }
}

fn resolve<'a>(schema: &'a Value, document: &'a Value) -> &'a Value {
    let name = schema["$ref"].as_str().and_then(|path| path.rsplit('/').next());
    name.map_or(schema, |name| &document["components"]["schemas"][name])
}

/// What a field holds, in a word or two.
fn kind(field: &Value) -> String {
    let of = |field: &Value| match (&field["type"], field["$ref"].as_str()) {
        (_, Some(path)) => path.rsplit('/').next().unwrap_or_default().to_owned(),
        (Value::String(kind), _) => kind.clone(),
        (Value::Array(kinds), _) => kinds.iter().map(text).collect::<Vec<_>>().join(" or "),
        _ => String::new(),
    };
    match (field.get("items"), field["oneOf"].as_array()) {
        (Some(items), _) => format!("list of {}", of(items)),
        (_, Some(kinds)) => kinds.iter().map(of).collect::<Vec<_>>().join(" or "),
        _ => of(field),
    }
}

fn members(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

/// A sentence whose words between backquotes are code.
fn with_code(sentence: &str) -> Markup {
    html! {
        @for (index, part) in sentence.split('`').enumerate() {
            @if index % 2 == 1 { code { (part) } } @else { (part) }
        }
    }
}
