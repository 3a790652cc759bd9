//! `ra backup`, as an operator runs it. That a copy can be used is shown in `ra-store`.

use crate::desk::Desk;

#[test]
fn what_cannot_be_copied_is_refused_with_a_sentence() {
    let desk = Desk::new().file("letter.txt", &"Dear Anna, ".repeat(100)).file("there.db", "");
    let said = |arguments: &str| {
        let output = desk.run(arguments);
        assert_eq!(output.status.code(), Some(1), "{arguments}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert_eq!(said("backup absent.db copy.db"), "ra: absent.db: no such file\n");
    assert_eq!(said("backup letter.txt there.db"), "ra: there.db: file already exists\n");
    let error = said("backup letter.txt copy.db");
    assert!(error.contains("file is not a database"), "{error}");
    std::fs::File::create(desk.path("empty.db")).unwrap();
    let error = said("backup empty.db copy.db");
    assert!(error.contains("no such table"), "{error}");
    assert!(desk.bytes("empty.db").is_empty(), "and it is not touched");
}
