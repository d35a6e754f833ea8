import Testing
import VitrineComponents

@Suite("Mentions, hashtags, addresses and numbers in texts")
struct TapPatternTests {
    @Test(
        "The values that are found",
        arguments: [
            ("Ask @ann, then #garden.", ["@ann", "#garden"]),
            ("@Åsa_L and @jo.b.", ["@Åsa_L", "@jo.b"]),
            (
                "See https://example.com/a?b=c#d, or (https://example.org).",
                ["https://example.com/a?b=c#d", "https://example.org"]
            ),
            ("Write to ann@example.com.", ["ann@example.com"]),
            ("Call +47 21 00 00 00 or 555-0123.", ["+47 21 00 00 00", "555-0123"]),
            ("#1 is no tag, #2fast is; a@b is nothing", ["#2fast"]),
            ("room 12, 2026", []),
            ("tap tap @ann @ann", ["@ann"]),
            ("#日本語 @山田", ["#日本語", "@山田"]),
            ("https://... and (http://), https://a/", ["https://a/"]),
        ])
    func values(_ text: String, _ values: [String]) {
        #expect(TapPattern.values(in: text).map(\.value) == values)
    }

    @Test("Only the requested kinds are found")
    func some() {
        #expect(TapPattern.values(in: "@ann #garden", of: [.hashtag]) == [.interactive("#garden")])
    }

    @Test("Addresses and numbers have destinations, mentions have none by default")
    func destinations() {
        func destination(_ text: String) -> Destination? { TapPattern.destination(of: .interactive(text)) }
        #expect(destination("ann@example.com") == .address("mailto:ann@example.com"))
        #expect(destination("50%ab@example.com") == .address("mailto:50%25ab@example.com"))
        #expect(destination("+47 21 00 00 00") == .address("tel:+4721000000"))
        #expect(destination("https://example.com/a") == .address("https://example.com/a"))
        #expect(destination("https://") == nil)
        #expect(destination("@ann") == nil)
        #expect(destination("Terms") == nil)
    }
}
