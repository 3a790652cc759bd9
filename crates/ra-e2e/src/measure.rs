//! What can be measured on a page: what does not fit, what is too small, what shuts people out.

use std::fmt;

use anyhow::Result;
use serde::Deserialize;

use crate::guest::call;
use crate::{Guest, axe};

/// Something that axe-core found.
#[derive(Clone, Debug, Deserialize)]
#[expect(missing_docs, reason = "the names say it")]
pub struct Finding {
    pub id: String,
    /// `minor`, `moderate`, `serious` or `critical`.
    pub impact: String,
    pub help: String,
    /// Where, with what is wrong there.
    pub places: Vec<String>,
}

impl Finding {
    /// Does it keep somebody from using the page?
    #[must_use]
    pub fn is_serious(&self) -> bool {
        matches!(self.impact.as_str(), "serious" | "critical")
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({})", self.impact, self.help, self.id)?;
        for place in &self.places {
            write!(f, "\n    {place}")?;
        }
        Ok(())
    }
}

const FINDINGS: &str = include_str!("scripts/findings.js");
const TOO_WIDE: &str = include_str!("scripts/too_wide.js");
const TOO_SMALL: &str = include_str!("scripts/too_small.js");

impl Guest {
    /// What axe-core finds on the page as it is.
    ///
    /// # Errors
    ///
    /// If axe-core is missing.
    pub async fn findings(&self) -> Result<Vec<Finding>> {
        if !self.evaluate("typeof axe === 'object'").await? {
            self.evaluate::<()>(&format!("{}; undefined", axe()?)).await?;
        }
        self.evaluate(FINDINGS).await
    }

    /// What makes the page wider than the window; empty if nothing does.
    ///
    /// # Errors
    ///
    /// If the page does not answer.
    pub async fn too_wide(&self, width: u32) -> Result<Vec<String>> {
        self.evaluate(&call(TOO_WIDE, width)).await
    }

    /// What can be pressed and is too small for a finger.
    ///
    /// # Errors
    ///
    /// If the page does not answer.
    pub async fn too_small(&self) -> Result<Vec<String>> {
        self.evaluate(TOO_SMALL).await
    }
}
