import Testing
import VitrineSupport

@Suite("Slugs and digests")
struct SlugTests {
    @Test(
        "Names of files",
        arguments: [
            ("TodoRow", "todo-row"), ("HTMLView", "html-view"), ("a1B2", "a1-b2"), ("URL", "url"), ("ABc", "a-bc"),
            ("Ångström", "ngstr-m"), ("a  b", "a-b"), ("-a-", "a"), ("日本", ""), ("over 9", "over-9"), ("aÉB", "a-b"),
        ])
    func fileNames(text: String, expected: String) { #expect(Slug.spelled(text, .fileName) == expected) }

    @Test(
        "Slugs",
        arguments: [
            ("todo", "todo"), ("Todo", "todo"), ("to-do", "to-do"), ("42", "42"), ("a1b2", "a1b2"),
            ("Ångström", "angstrom"), ("A\u{30A}ngstro\u{308}m", "angstrom"), ("straße", "strasse"),
            ("Łódź", "lodz"), ("Æther œuvre", "aether-oeuvre"), ("Þór", "thor"), ("ısı", "isi"),
            ("İstanbul", "istanbul"),
            ("camelCase", "camel-case"), ("CamelCase", "camel-case"), ("HTMLParser", "htmlparser"),
            ("v2Beta", "v2-beta"),
            ("éÉ", "e-e"), ("a  b", "a-b"), ("a--b", "a-b"), ("-a-", "a"), ("--", ""), ("a_b.c/d\\e", "a-b-c-d-e"),
            ("..", ""), (".", ""), ("../../etc/passwd", "etc-passwd"), ("CON", "con"), ("a.b", "a-b"),
            ("👍", ""), ("a👍b", "a-b"), ("日本語", ""), ("日本go語", "go"), ("", ""), (" ", ""), ("\0", ""), ("a\nb", "a-b"),
            ("<script>", "script"), ("a\"b'c", "a-b-c"), ("٣", ""), ("ａ", ""), ("\u{212A}", "k"),
        ])
    func slugs(text: String, expected: String) {
        #expect(Slug.make(text).slug == expected)
        #expect(Slug.make(text).isFaithful == (text == expected && !text.isEmpty))
    }

    @Test("A text that is already a slug is kept")
    func idempotence() {
        for text in ["Ångström x", "camelCase", "a--b", "../x", "日本go語"] {
            let slug = Slug.make(text).slug
            #expect(Slug.make(slug) == (slug, true))
        }
    }

    @Test("Long texts are cut")
    func long() {
        let limit = Slug.limit
        let whole = String(repeating: "a", count: limit)
        #expect(Slug.name(of: whole, fallback: "x") == whole)
        let longer = whole + "a"
        #expect(Slug.name(of: longer, fallback: "x") == "\(whole.dropLast(13))-\(Slug.digest(longer))")
        for text in [String(repeating: "ab ", count: 1_000), String(repeating: "ß", count: 40)] {
            let name = Slug.name(of: text, fallback: "x")
            #expect(name.utf8.count <= limit)
            #expect(!name.contains("--"))
        }
    }

    @Test(
        "Digests",
        arguments: [("", "Ångström"), ("a", "b"), ("1", "\"1\""), ("a", "A")])
    func digests(one: String, other: String) {
        #expect(Slug.digest(one) != Slug.digest(other))
        for text in [one, other] {
            #expect(Slug.digest(text).utf8.count == 12)
            #expect(Slug.digest(text).utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) })
        }
    }

    @Test("A digest is the same in every run and for both Unicode forms of a letter")
    func stability() {
        #expect(Slug.digest("Ångström") == "fuex8ahgto8z")
        #expect(Slug.digest("A\u{30A}ngstro\u{308}m") == "fuex8ahgto8z")
        #expect(Slug.digest("-a-") == "eap46zntw7gi")
    }
}
