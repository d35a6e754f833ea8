import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Content security policies")
struct PolicyTests {
    @Test(
        "Policies",
        arguments: [
            ("default-src 'self'", nil), ("img-src https://example.org/a%20b/(c)", nil),
            ("require-trusted-types-for 'script'", nil),
            ("require-trusted-types-for 'SCRIPT'; default-src 'none'", nil),
            (
                "require-trusted-types-for script",
                "expected “'script'” after “require-trusted-types-for”, found “script”"
            ),
            ("require-trusted-types-for", "“'script'” is missing after “require-trusted-types-for”"),
            (
                "img-src https://example.org/<a>",
                "“img-src”: “https://example.org/<a>” is not a source such as “https:”, “example.org” or “'self'”"
            ),
            (
                "img-src example.org/[a]",
                "“img-src”: “example.org/[a]” is not a source such as “https:”, “example.org” or “'self'”"
            ),
            ("script-src 'url-sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", nil),
            ("script-src 'eval-sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", nil),
            (
                "script-src 'url-eval-sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
                "“script-src”: unknown keyword “'url-eval-sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU…”"
            ),
            ("img-src 'none' https:", "“'none'” is not allowed together with other values in “img-src”"),
        ] as [(String, String?)])
    func policy(value: String, problem: String?) {
        #expect(WebTypeTable.problem("csp", value) == problem, "\(value)")
    }
}
