import TestSupport
import Testing
import VitrineSupport

@Suite("Globs")
struct GlobTests {
    private static let matching: [(String, String)] = [
        ("index.html", "index.html"),
        ("*.html", "todos.html"),
        ("*", "todos.html"),
        ("*", ""),
        ("**", "stories/a.html"),
        ("**", ""),
        ("stories/*", "stories/todo--1.html"),
        ("stories/todo--*.html", "stories/todo--.html"),
        ("**/todo--1.html", "a/b/todo--1.html"),
        ("**.html", "stories/a.html"),
        ("**a", "b/a"),
        ("***", "a/b"),
        ("todo?.html", "todo1.html"),
        ("todo?.html", "todoé.html"),
        ("todo?.html", "todo👩‍👩‍👧.html"),
        ("a*b*c", "aXbYbZc"),
        ("*/*", "a/b"),
        ("a[b].html", "a[b].html"),
        ("a{b,c}", "a{b,c}"),
    ]

    @Test(arguments: matching) func matches(pattern: String, path: String) {
        #expect(Glob(pattern).matches(path))
    }

    private static let missing: [(String, String)] = [
        ("index.html", "index.htm"),
        ("index.html", "xindex.html"),
        ("*.html", "stories/todos.html"),
        ("*", "a/b"),
        ("", "a"),
        ("?", ""),
        ("?", "/"),
        ("a?b", "a/b"),
        ("stories/*", "stories/a/b"),
        ("*/*", "a/b/c"),
        ("**/x.html", "x.html"),
        ("Index.html", "index.html"),
        ("a.b", "axb"),
    ]

    @Test(arguments: missing) func doesNotMatch(pattern: String, path: String) {
        #expect(!Glob(pattern).matches(path))
    }

    @Test func manyStarsAreNotExponential() {
        let pattern = String(repeating: "*a", count: 30) + "b"
        let took = ProcessorTime.measure { #expect(!Glob(pattern).matches(String(repeating: "a", count: 500))) }
        #expect(took < .seconds(20))
    }

    @Test func agreesWithSlowReferenceOnRandomPatterns() {
        var random = SplitMix64(state: 42)
        var hits = 0
        for _ in 0..<6_000 {
            let pattern = text(of: Array("ab/?**"), upTo: 6, &random)
            let path = text(of: Array("ab/"), upTo: 6, &random)
            let expected = Self.reference(Array(pattern)[...], Array(path)[...])
            hits += expected ? 1 : 0
            #expect(Glob(pattern).matches(path) == expected, "\(pattern) on \(path)")
        }
        #expect(hits > 500)
    }

    private func text(of alphabet: [Character], upTo limit: Int, _ random: inout SplitMix64) -> String {
        String(
            (0..<Int.random(in: 0...limit, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
    }

    /// Returns whether a pattern matches a path. Slow but simple: it tries every length for every run of stars.
    private static func reference(_ pattern: ArraySlice<Character>, _ path: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return path.isEmpty }
        let stars = pattern.prefix { $0 == "*" }.count
        guard stars == 0 else {
            let rest = pattern.dropFirst(stars)
            return (0...path.count).contains { length in
                (stars > 1 || !path.prefix(length).contains("/")) && reference(rest, path.dropFirst(length))
            }
        }
        guard let character = path.first, first == "?" ? character != "/" : character == first else { return false }
        return reference(pattern.dropFirst(), path.dropFirst())
    }
}
