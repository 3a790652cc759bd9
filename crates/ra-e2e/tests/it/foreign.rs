//! Other sites can do nothing here, and pages run only what is ours.

use anyhow::{Result, ensure};
use ra_e2e::{Guest, NewGame, story};
use reqwest::header::{HeaderMap, ORIGIN};
use reqwest::{Client, RequestBuilder, StatusCode};

#[test]
fn pages_say_what_browsers_shall_keep_to() {
    story(async |house| {
        let home = house.server.address();
        for path in ["/", "/look", "/nowhere", "/tables/0000000000000000"] {
            let headers = Client::new().get(format!("{home}{path}")).send().await?.headers().clone();
            let policy = header(&headers, "content-security-policy");
            for rule in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"] {
                ensure!(policy.contains(rule), "{path}: {policy:?} does not say {rule:?}");
            }
            ensure!(!policy.contains("unsafe"), "{path}: {policy:?}");
            ensure!(header(&headers, "x-content-type-options") == "nosniff", "{path}");
            ensure!(header(&headers, "referrer-policy") == "same-origin", "{path}");
        }
        Ok(())
    });
}

fn header<'a>(headers: &'a HeaderMap, name: &str) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

#[test]
fn a_form_of_another_site_does_nothing() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        let moment = anna.moment().await?;
        let before = anna.text("#lines").await?;
        let form = format!(
            "moment={}&action={}",
            anna.attribute("#play [name=moment]", "value").await?.unwrap_or_default(),
            moment.actions[0]
        );
        let table = format!("{}{}", house.server.address(), anna.path().await?);
        let send = || -> RequestBuilder {
            let form = form.clone();
            let request = Client::new().post(format!("{table}/play")).body(form);
            request.header("content-type", "application/x-www-form-urlencoded")
        };
        let cookie = anna.cookies().await?;

        for foreign in ["http://example.org", "null", "http://127.0.0.1:1"] {
            let answer = send().header("cookie", &cookie).header(ORIGIN, foreign).send().await?;
            ensure!(answer.status() == StatusCode::FORBIDDEN, "{foreign}: {}", answer.status());
        }
        let answer = send().header("cookie", &cookie).header("sec-fetch-site", "cross-site");
        ensure!(answer.send().await?.status() == StatusCode::FORBIDDEN);
        anna.open(&anna.path().await?).await?;
        ensure!(anna.text("#lines").await? == before, "nothing was done");

        // The same form from our own page is played, so it was the origin that was refused.
        let own = send().header("cookie", &cookie).header(ORIGIN, house.server.address());
        let answer = own.header("accept", "text/plain").send().await?;
        ensure!(answer.status() == StatusCode::NO_CONTENT, "{}", answer.status());
        Ok(())
    });
}

#[test]
fn a_connection_of_another_site_is_refused() {
    story(async |house| {
        let anna = house.guest().await?;
        anna.open("/").await?;
        anna.begin(NewGame::of("ra")).await?;
        let own = house.server.address().to_owned();
        ensure!(connect(&anna, &own, "http://example.org").await? == StatusCode::FORBIDDEN);
        ensure!(connect(&anna, &own, &own).await? == StatusCode::SWITCHING_PROTOCOLS);
        Ok(())
    });
}

/// How the server answers to a live connection to the guest's table.
async fn connect(anna: &Guest, home: &str, origin: &str) -> Result<StatusCode> {
    let request = Client::new()
        .get(format!("{home}{}/live", anna.path().await?))
        .header(ORIGIN, origin)
        .header("connection", "upgrade")
        .header("upgrade", "websocket")
        .header("sec-websocket-version", "13")
        .header("sec-websocket-key", "dGhlIHNhbXBsZSBub25jZQ==");
    Ok(request.send().await?.status())
}
