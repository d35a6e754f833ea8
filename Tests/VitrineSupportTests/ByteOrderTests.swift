import Testing
import VitrineSupport

@Suite("Order of bytes")
struct ByteOrderTests {
    @Test(arguments: [
        ("", "a", true), ("a", "", false), ("", "", false), ("a", "b", true), ("b", "a", false), ("a", "a", false),
        ("a", "aa", true), ("aa", "a", false), ("Z", "a", true), ("a/b", "a-b", false), ("z", "é", true),
        // U+FF61 comes before U+10000 in UTF-8, and after it in UTF-16.
        ("\u{FF61}", "\u{10000}", true), ("\u{10000}", "\u{FF61}", false),
        // Canonically equivalent texts with different bytes.
        ("e\u{301}", "é", true), ("é", "e\u{301}", false),
        ("a longer name of a page-1.html", "a longer name of a page-10.html", true),
    ])
    func precedes(one: String, other: String, expected: Bool) {
        #expect(one.precedesInBytes(other) == expected)
    }
}
