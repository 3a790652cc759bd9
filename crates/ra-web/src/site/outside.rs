//! How the world reaches the server: directly, or through reverse proxies.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};

use axum::http::header::{HOST, HeaderMap, HeaderName, ORIGIN};
use axum::http::request::Parts;
use axum::http::{Extensions, Uri};

/// How the world reaches the server.
#[derive(Clone, Debug, Default)]
pub struct Outside {
    /// How many reverse proxies stand before the server. Their word is taken on whom they forward;
    /// nobody else's is.
    pub proxies: usize,
    /// The scheme and host by which everybody knows the server, such as `https://ra.example`. If
    /// there is none, a request says it.
    pub address: Option<String>,
}

/// At the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Where somebody comes from, as far as limits care.
///
/// Of an IPv6 address only the network counts: whoever has one address there has all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(address: IpAddr) -> Address {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Address(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
            address @ IpAddr::V4(_) => Address(address),
        }
    }
}

impl Outside {
    /// Where a request comes from. A request without a connection comes from this machine.
    pub(super) fn client(&self, headers: &HeaderMap, extensions: &Extensions) -> Address {
        let peer = extensions.get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.0);
        self.forwarded(headers).unwrap_or(peer).into()
    }

    /// Each proxy adds at the end whom it heard, so what ours say stands last.
    fn forwarded(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let nearest = self.proxies.checked_sub(1)?;
        let lines = headers.get_all(HeaderName::from_static("x-forwarded-for"));
        let lines: Vec<&str> = lines.iter().filter_map(|line| line.to_str().ok()).collect();
        let mut heard = lines.iter().flat_map(|line| line.split(',')).rev();
        heard.nth(nearest)?.trim().parse().ok()
    }

    /// The scheme and host by which a visitor knows the server.
    pub(super) fn origin(&self, parts: &Parts, uri: &Uri) -> String {
        if let Some(address) = &self.address {
            return address.clone();
        }
        let proto = text(&parts.headers, &HeaderName::from_static("x-forwarded-proto"));
        let is_secure = self.proxies > 0 && proto.split(',').next() == Some("https");
        let scheme = if is_secure { "https" } else { "http" };
        let host = uri.host().unwrap_or_else(|| text(&parts.headers, &HOST));
        format!("{scheme}://{host}")
    }

    /// Is the origin that a request names, if any, this server?
    pub(super) fn is_own_origin(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        if self.address.as_deref() == Some(origin) {
            return true;
        }
        let host = text(headers, &HOST);
        origin.split_once("://").is_some_and(|(_, origin)| !host.is_empty() && origin == host)
    }

    /// Is the server known to be reached by TLS alone?
    pub(super) fn is_secure(&self) -> bool {
        self.address.as_ref().is_some_and(|address| address.starts_with("https:"))
    }
}

/// A header as text; nothing if it is none.
pub fn text<'a>(headers: &'a HeaderMap, name: &HeaderName) -> &'a str {
    headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(proxies: usize, forwarded: &[&str]) -> String {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append("x-forwarded-for", line.parse().expect("a header"));
        }
        let mut extensions = Extensions::new();
        extensions.insert(Peer(IpAddr::from([10, 0, 0, 1])));
        Outside { proxies, address: None }.client(&headers, &extensions).0.to_string()
    }

    #[test]
    fn nobody_is_believed_who_is_no_proxy_of_ours() {
        assert_eq!(client(0, &["203.0.113.7"]), "10.0.0.1");
        assert_eq!(client(1, &["198.51.100.1, 203.0.113.7"]), "203.0.113.7");
        assert_eq!(client(1, &["198.51.100.1", "203.0.113.7"]), "203.0.113.7");
        assert_eq!(client(2, &["198.51.100.1, 203.0.113.7, 10.0.0.2"]), "203.0.113.7");
    }

    #[test]
    fn what_a_proxy_does_not_say_is_known_from_the_connection() {
        for said in [&[][..], &[""], &["unknown"], &["203.0.113.7:4711x"]] {
            assert_eq!(client(1, said), "10.0.0.1", "{said:?}");
        }
        assert_eq!(client(3, &["203.0.113.7"]), "10.0.0.1", "fewer proxies than promised");
    }

    #[test]
    fn a_network_of_ipv6_counts_as_one_address() {
        assert_eq!(client(1, &["2001:db8:1:2:3:4:5:6"]), "2001:db8:1:2::");
        assert_eq!(client(1, &["::ffff:203.0.113.7"]), "203.0.113.7");
    }
}
