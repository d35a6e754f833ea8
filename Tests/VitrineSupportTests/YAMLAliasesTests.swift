import Testing

@testable import VitrineSupport

@Suite("Expansion of YAML aliases")
struct YAMLAliasesTests {
    private func bomb(_ base: String, levels: Int, of width: Int) -> String {
        (1...levels).reduce("a0: &a0 [\(base)]\n") { text, level in
            text
                + "a\(level): &a\(level) [\(Array(repeating: "*a\(level - 1)", count: width).joined(separator: ", "))]\n"
        }
    }

    @Test func fewLargeAliases() throws {
        let large = Array(repeating: "x", count: 100_000).joined(separator: ", ")
        #expect(try !YAMLAliases.areBounded(in: bomb(large, levels: 12, of: 3)))
        #expect(try !YAMLAliases.areBounded(in: bomb(large, levels: 6, of: 2) + "? *a6\n: 1\n"))
        #expect(
            try !YAMLAliases.areBounded(
                in:
                    "a: &a \(String(repeating: "x", count: 1_000_000))\nb: [\(Array(repeating: "*a", count: 11).joined(separator: ","))]"
            ))
    }

    @Test func manySmallAliases() throws {
        #expect(try !YAMLAliases.areBounded(in: bomb("x", levels: 30, of: 2)))
        // The number of values would overflow.
        #expect(try !YAMLAliases.areBounded(in: bomb("x", levels: 200, of: 9)))
    }

    /// Many ways of writing an alias; some of them are not valid YAML.
    @Test(arguments: [
        "b: *a", "- *a", "? *a\n: 1", "? [*a]\n: 1", "*a : 1", "{*a : 1}", "[1,*a]", "<<: *a", "\"b\":\n  *a",
        "{\"b\":*a}",
        "- - ? *a", "b: # a remark\n  *a", "b:\r  *a", "b:\u{85}  *a", "b:\u{2028}  *a", "b: &c *a",
    ])
    func allSpellingsOfAliases(_ text: String) {
        let large = "&a \(String(repeating: "x", count: 11_000))"
        let whole = "- \(large)\n-\n" + text.split(separator: "\n").map { "  \($0)\n" }.joined()
        // For text that is not valid YAML, the function may throw instead.
        #expect((try? YAMLAliases.areBounded(in: whole, most: 10_000)) != true)
        #expect((try? YAMLAliases.areBounded(in: whole.replacing("&a", with: "&b"), most: 10_000)) != false)
    }

    @Test func ordinaryAliasesAreAllowed() throws {
        let text =
            "defaults: &d {color: red, size: 3}\n"
            + (0..<5_000).map { "b\($0): {<<: *d, name: '*d and *not*'}\n" }.joined()
        #expect(try YAMLAliases.areBounded(in: text))
        #expect(try YAMLAliases.areBounded(in: "a: '&b *c'\nb: \"*\"\n# *x &y\nc: |\n  * &one\n  * two"))
        #expect(try YAMLAliases.areBounded(in: ""))
        #expect(try YAMLAliases.areBounded(in: "&a *"))
    }
}
