import Testing

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
                "“script” of “require-trusted-types-for” is not “'script'”, its only value"
            ),
            ("require-trusted-types-for", "“require-trusted-types-for” needs the value “'script'”"),
            (
                "img-src https://example.org/<a>",
                "“img-src”: “https://example.org/<a>” is no source, as “https:”, “example.org” or “'self'”"
            ),
            (
                "img-src example.org/[a]",
                "“img-src”: “example.org/[a]” is no source, as “https:”, “example.org” or “'self'”"
            ),
        ] as [(String, String?)])
    func policy(value: String, problem: String?) {
        #expect(WebTypeTable.problem("csp", value) == problem, "\(value)")
    }
}
