import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Metadata")
struct MetaRuleTests {
    private func rules(_ head: String, body: String = "") throws -> [String] {
        let document = """
            <!DOCTYPE html>
            <html lang="en"><head>\(head)<title>One</title></head><body><main><h1>One</h1>\(body)</main></body></html>
            """
        return try RuleExampleTests.broken(document)
    }

    private let charset = "<meta charset=\"utf-8\"/>"

    @Test(
        "Encodings",
        arguments: [
            ("<meta charset=\"utf-8\"/>", []), ("", ["encoding-missing"]),
            ("<meta http-equiv=\"Content-Type\" content=\"text/html;charset=UTF-8\"/>", []),
            ("<meta charset=\"utf-8\"/><meta charset=\"utf-8\"/>", ["encoding-once"]),
            (
                "<meta charset=\"utf-8\" http-equiv=\"content-type\" content=\"text/html; charset=utf-8\"/>",
                ["attribute-condition"]
            ),
            ("<template><meta charset=\"utf-8\"/></template>", ["encoding-missing"]),
            ("<meta charset=\"utf-8\"/><template><p>x</p><meta charset=\"utf-8\"/></template>", []),
            ("<meta name=\"x\" content=\"charset\"/>", ["encoding-missing"]),
        ] as [(String, [String])])
    func encodings(head: String, expected: [String]) throws { #expect(try rules(head) == expected, "\(head)") }

    @Test("The encoding declaration must end within 1,024 bytes")
    func early() throws {
        // The filler has such a length that the last byte of the declaration is byte 1,024, then byte 1,025. `before`
        // is the length of the page up to there, without the filler.
        let before = "<!DOCTYPE html>\n<html lang=\"en\"><head>".utf8.count + charset.utf8.count + "<!---->".utf8.count
        for (more, expected) in [(0, []), (1, ["encoding-early"])] {
            let filler = String(repeating: "x", count: 1024 - before + more)
            #expect(try rules("<!--\(filler)-->" + charset) == expected)
        }
    }

    @Test(
        "Names, values and positions",
        arguments: [
            ("<meta name=\"description\" content=\"a\"/>", []),
            ("<meta name=\"description\" content=\"a\"/><meta name=\"DESCRIPTION\" content=\"b\"/>", ["meta-repeated"]),
            (
                "<meta name=\"color-scheme\" content=\"light\"/><meta name=\"color-scheme\" content=\"dark\"/>",
                ["meta-repeated"]
            ),
            (
                "<meta name=\"application-name\" content=\"a\"/><meta name=\"application-name\" lang=\"fr\" content=\"b\"/>",
                []
            ),
            (
                "<meta name=\"application-name\" content=\"a\"/><meta name=\"application-name\" lang=\"EN\" content=\"b\"/>",
                ["meta-repeated"]
            ),
            ("<meta name=\"author\" content=\"a\"/><meta name=\"author\" content=\"b\"/>", []),
            (
                "<meta name=\"theme-color\" content=\"red\"/><meta name=\"theme-color\" media=\"print\" content=\"blue\"/>",
                []
            ),
            ("<meta name=\"referrer\" content=\"origin\"/>", []),
            ("<meta name=\"referrer\" content=\"\"/>", []),
            ("<meta name=\"referrer\" content=\"default\"/>", ["meta-value"]),
            ("<meta name=\"viewport\" content=\"width=device-width, user-scalable=0\"/>", ["viewport-zoom"]),
            ("<meta name=\"viewport\" content=\"maximum-scale=1.9\"/>", ["viewport-zoom"]),
            ("<meta name=\"viewport\" content=\"maximum-scale=2, user-scalable=yes\"/>", []),
            ("<meta name=\"whatever\" content=\"x\"/>", []), ("<meta property=\"og:title\" content=\"x\"/>", []),
            ("<style title=\"Night\">p {}</style><meta http-equiv=\"default-style\" content=\"Night\"/>", []),
            ("<meta http-equiv=\"default-style\" content=\"\"/>", ["default-style"]),
            (
                "<link rel=\"next\" href=\"b\" title=\"Night\"/><meta http-equiv=\"default-style\" content=\"Night\"/>",
                ["default-style"]
            ),
            (
                "<template><style title=\"Night\">p {}</style></template>"
                    + "<meta http-equiv=\"default-style\" content=\"Night\"/>",
                ["default-style"]
            ),
            (
                "<link rel=\"Alternate StyleSheet\" href=\"b\" title=\"Night\"/>"
                    + "<meta http-equiv=\"default-style\" content=\"Night\"/>",
                []
            ),
        ] as [(String, [String])])
    func names(head: String, expected: [String]) throws { #expect(try rules(charset + head) == expected, "\(head)") }

    @Test(
        "Color schemes",
        arguments: [
            ("normal", true), ("light", true), ("light dark", true), ("dark only", true), ("only light", true),
            ("LIGHT", true),
            ("my-scheme", true), ("", false), ("only", false), ("light only dark", false), ("normal light", false),
            ("light, dark", false), ("inherit", false), ("1light", false), ("only light only", false),
        ] as [(String, Bool)])
    func colorSchemes(value: String, isRight: Bool) {
        #expect((ColorSchemeSyntax.error(Bytes(value.utf8)) == nil) == isRight)
    }

    @Test(
        "Metadata in the body",
        arguments: [
            ("<meta name=\"a\" content=\"b\"/>", ["metadata-in-body"]),
            ("<meta charset=\"utf-8\"/>", ["encoding-once", "metadata-in-body"]),
            ("<div itemscope=\"\"><meta itemprop=\"a\" content=\"b\"/></div>", []),
            ("<p property=\"a\">x<meta property=\"b\" content=\"c\"/></p>", []),
            ("<template><meta name=\"a\" content=\"b\"/></template>", []),
        ] as [(String, [String])])
    func body(markup: String, expected: [String]) throws {
        #expect(try rules(charset, body: markup).sorted() == expected)
    }
}
