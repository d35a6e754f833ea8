import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Link types")
struct LinkTypeTests {
    /// A copy of the Standard's table: for each link type, whether it is allowed on `link`, on `a` and `area`, and on
    /// `form`.
    private static let standard: [(String, Bool, Bool, Bool)] = [
        ("alternate", true, true, false), ("author", true, true, false), ("bookmark", false, true, false),
        ("canonical", true, false, false), ("compression-dictionary", true, false, false),
        ("dns-prefetch", true, false, false), ("expect", true, false, false), ("external", false, true, true),
        ("help", true, true, true), ("icon", true, false, false), ("license", true, true, true),
        ("manifest", true, false, false), ("modulepreload", true, false, false), ("next", true, true, true),
        ("nofollow", false, true, true), ("noopener", false, true, true), ("noreferrer", false, true, true),
        ("opener", false, true, true), ("pingback", true, false, false), ("preconnect", true, false, false),
        ("prefetch", true, false, false), ("preload", true, false, false), ("prev", true, true, true),
        ("privacy-policy", true, true, false), ("search", true, true, true), ("stylesheet", true, false, false),
        ("tag", false, true, false), ("terms-of-service", true, true, false),
    ]

    @Test("Link types are allowed where the Standard allows them", arguments: standard)
    func places(word: String, link: Bool, anchor: Bool, form: Bool) {
        for spelling in [word, word.uppercased()] {
            #expect((problem("link-rel", spelling) == nil) == link)
            #expect((problem("a-rel", spelling) == nil) == anchor)
            #expect((problem("form-rel", spelling) == nil) == form)
        }
    }

    @Test func reasons() {
        #expect(problem("a-rel", "stylesheet") == "“stylesheet” is only allowed on <link>")
        #expect(problem("link-rel", "nofollow") == "“nofollow” is only allowed on <a>, <area> and <form>")
        #expect(problem("form-rel", "author") == "“author” is only allowed on <link>, <a> and <area>")
        #expect(problem("link-rel", "icon ICON") == "duplicate “ICON”")
        #expect(
            problem("link-rel", "icon shortcut")
                == "“shortcut” is only allowed as “shortcut icon”, with one space and no other word")
        for right in [
            "", "shortcut icon", "Shortcut Icon", "alternate stylesheet", "preload stylesheet", "me", "whatever",
            "apple-touch-icon",
        ] {
            #expect(problem("link-rel", right) == nil, "\(right)")
        }
        for wrong in ["shortcut  icon", "shortcut", "shortcut icon apple-touch-icon"] {
            #expect(problem("link-rel", wrong) != nil)
        }
    }

    @Test(
        "Link types that are not registered are warnings",
        arguments: [
            ("<a href=\"x\" rel=\"me ugc sponsored\">x</a>", 0), ("<a href=\"x\" rel=\"whatever\">x</a>", 1),
            ("<a href=\"x\" rel=\"a b c\">x</a>", 1), ("<a href=\"x\" rel=\"dc:creator\">x</a>", 0),
            ("<a href=\"x\" rel=\"https://example.org/rel\">x</a>", 0), ("<a href=\"x\" rel=\"Noopener\">x</a>", 0),
            ("<a href=\"x\" rel=\"\">x</a>", 0), ("<a href=\"x\" rel=\"webmention in-reply-to\">x</a>", 0),
        ] as [(String, Int)])
    func unknown(markup: String, count: Int) throws {
        let rules = try RuleExampleTests.broken(Rule.Example.body("<p>\(markup)</p>").document)
        #expect(rules.filter { $0 == "link-type-unknown" }.count == count)
    }
}
