//! Who is here at the same time.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

use super::outside::Address;

/// Everybody who is here, and how many may be.
#[derive(Clone, Debug)]
pub struct Crowd {
    most: usize,
    most_each: usize,
    here: Arc<Mutex<Here>>,
}

#[derive(Debug, Default)]
struct Here {
    all: usize,
    by_address: HashMap<Address, usize>,
}

/// Why somebody cannot come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// Too many are here.
    All,
    /// Too many from the same address are.
    Address,
}

impl Crowd {
    /// Nobody yet; zero is no limit.
    pub fn new(most: usize, most_each: usize) -> Crowd {
        let limit = |most| if most == 0 { usize::MAX } else { most };
        Crowd { most: limit(most), most_each: limit(most_each), here: Arc::default() }
    }

    /// Somebody comes in, and is here until the place is dropped.
    pub fn enter(&self, from: Address) -> Result<Place, Full> {
        let mut here = self.here();
        if here.all >= self.most {
            return Err(Full::All);
        }
        let each = here.by_address.entry(from).or_default();
        if *each >= self.most_each {
            return Err(Full::Address);
        }
        *each += 1;
        here.all += 1;
        Ok(Place { crowd: self.clone(), from })
    }

    /// How many are here.
    pub fn count(&self) -> usize {
        self.here().all
    }

    fn here(&self) -> MutexGuard<'_, Here> {
        self.here.lock().expect("nobody panics while counting")
    }
}

/// Somebody's place in a crowd.
#[derive(Debug)]
pub struct Place {
    crowd: Crowd,
    from: Address,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut here = self.crowd.here();
        here.all -= 1;
        if let Some(each) = here.by_address.get_mut(&self.from) {
            *each -= 1;
            if *each == 0 {
                here.by_address.remove(&self.from);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    #[test]
    fn whoever_leaves_makes_room() {
        let [here, there, elsewhere] = [1, 2, 3].map(|n| IpAddr::from([192, 0, 2, n]).into());
        let crowd = Crowd::new(3, 2);
        let first = crowd.enter(here).expect("there is room");
        let _second = crowd.enter(here).expect("there is room");
        assert_eq!(crowd.enter(here).map(drop), Err(Full::Address));
        let _third = crowd.enter(there).expect("another address");
        assert_eq!(crowd.enter(elsewhere).map(drop), Err(Full::All));
        drop(first);
        assert_eq!(crowd.count(), 2);
        assert!(crowd.enter(elsewhere).is_ok());
        assert_eq!(crowd.here().by_address.len(), 2, "who has left is forgotten");
    }
}
