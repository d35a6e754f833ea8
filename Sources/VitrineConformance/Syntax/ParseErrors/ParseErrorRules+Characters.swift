import VitrineMarkup

/// Rules for characters, references and the encoding.
extension ParseErrorRules {
    static let characters: [Rule] = [
        rule(
            .controlCharacterInInputStream, "A page must not contain control characters other than whitespace",
            because: "They are invisible, and every program handles them differently.",
            wrong: ["<p>one\u{85}two</p>"], right: ["<p>one\ttwo</p>"]),
        rule(
            .noncharacterInInputStream, "A page must not contain noncharacters",
            because: "Unicode reserves these code points for use inside programs; they are never text.",
            wrong: [.body("<p>one" + String(decoding: [0xEF, 0xB7, 0x90], as: UTF8.self) + "two</p>")],
            right: ["<p>one two</p>"]),
        rule(
            .unexpectedNullCharacter, "A page must not contain the character U+0000",
            because: "Browsers drop it or show a replacement character, depending on where it is.",
            wrong: ["<p>one\u{0}two</p>"], right: ["<p>one two</p>"]),
        .unknownEncoding, .contradictingEncoding,
    ]

    static let references: [Rule] = [
        rule(
            .absenceOfDigitsInNumericCharacterReference, "“&#” must be followed by a number",
            because: "Without a number the characters are shown as they are.",
            wrong: ["<p>&#; one</p>"], right: ["<p>&#233;</p>", "<p>&amp;# one</p>"]),
        rule(
            .characterReferenceOutsideUnicodeRange, "A character reference must not be greater than U+10FFFF",
            because: "Unicode has no greater code points; browsers show a replacement character.",
            wrong: ["<p>&#x110000;</p>"], right: ["<p>&#x1F600;</p>"]),
        rule(
            .controlCharacterReference, "A character reference must not stand for a control character",
            because: "Browsers read U+0080 to U+009F as bytes of windows-1252, and keep other control characters.",
            wrong: ["<p>&#x7F;</p>", "<p title=\"&#x93;\">One</p>"], right: ["<p>&#xA0;</p>"]),
        rule(
            .noncharacterCharacterReference, "A character reference must not stand for a noncharacter",
            because: "Unicode reserves these code points for use inside programs; they are never text.",
            wrong: ["<p>&#xFDD0;</p>"], right: ["<p>&#xFDCF;</p>"]),
        rule(
            .nullCharacterReference, "A character reference must not stand for U+0000",
            because: "Browsers show a replacement character.",
            wrong: ["<p>one&#0;two</p>"], right: ["<p>one two</p>"]),
        rule(
            .surrogateCharacterReference, "A character reference must not stand for a surrogate",
            because: "A surrogate is only half of a character in UTF-16; browsers show a replacement character.",
            wrong: ["<p>&#xD83D;</p>"], right: ["<p>&#x1F600;</p>"]),
        rule(
            .missingSemicolonAfterCharacterReference, "A character reference must end with “;”",
            because: """
                Without it, browsers recognize only some names, and what they show depends on the characters that \
                follow.
                """,
            wrong: ["<p>one &amp two</p>"], right: ["<p>one &amp; two</p>"]),
        rule(
            .unknownNamedCharacterReference, "A named character reference must have a known name",
            because: "An unknown one is shown as it is written.",
            wrong: ["<p>&nbps;</p>"], right: ["<p>one&nbsp;two</p>", "<p>R&D, and R & D</p>"]),
    ]
}

extension Rule {
    /// The declared encoding must be one that browsers support.
    static let unknownEncoding = Rule(
        HTMLParseError.unknownEncoding.name, .error, "The declared encoding must be one that browsers know",
        because: "Browsers ignore the declaration and guess, so letters may be wrong.",
        reference: .html("semantics.html#charset"),
        wrong: [
            .page(
                "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-88\"><title>Example</title></head>"
                    + "<body><h1>Example</h1></body></html>")
        ],
        right: ["<p>Grüße</p>"])

    /// The declared encoding must be the one with which the page is read.
    static let contradictingEncoding = Rule(
        HTMLParseError.contradictingEncoding.name, .error,
        "The declared encoding must be the one that the page is read with",
        because: """
            A byte order mark or the server overrides the declaration, so the declaration misleads readers of the \
            source.
            """,
        reference: .html("semantics.html#charset"),
        wrong: [
            .page(
                "\u{FEFF}<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"windows-1252\"><title>Example</title>"
                    + "</head><body><h1>Example</h1></body></html>")
        ],
        right: ["<p>Grüße</p>"])
}
