import Synchronization
import TestSupport
import Testing
import VitrineComponents
import VitrineHTML

/// A resolver that returns the same address for every value except "throw", for which it throws an error. It counts its
/// calls.
private final class AskedResolver: TapResolver {
    struct Offline: Error {}

    let address: String
    private let count = Mutex(0)
    var askedCount: Int { count.withLock { $0 } }

    init(_ address: String = "a.html") { self.address = address }

    func destination(of value: TappableLabelValue, in text: String) throws -> Destination? {
        count.withLock { $0 += 1 }
        if value.value == "throw" { throw Offline() }
        return .address(address)
    }
}

/// Tests compare the processor time with the time for a tenth of the input in the same run, not with a fixed limit.
/// Linear work takes ten times as long, quadratic work a hundred times.
@Suite("Hostile input to labels", .serialized)
struct HostileLabelTests {
    #if DEBUG
        static let size = 300_000
    #else
        static let size = 10_000_000
    #endif

    private func rendered(
        _ label: any Component, _ resolver: AskedResolver = AskedResolver()
    ) -> (markup: String, problems: [String]) {
        let session = RenderSession(registry: Registry(), context: RenderContext(taps: resolver))
        session.render(label, role: .row, marked: false)
        return (session.html.string, session.takeProblems().map(\.error.description))
    }

    private func label(_ text: String, _ patterns: [String]) -> TappableLabel {
        TappableLabel(displayableContentText: text, detectableText: patterns.map { .interactive($0) })
    }

    /// Expects that ten times the size takes less than 40 times as long, so the work cannot be quadratic.
    private func expectLinear(_ make: (_ size: Int) -> any Component) {
        func time(_ size: Int) -> Duration {
            let label = make(size)
            return (0..<2).map { _ in ProcessorTime.measure { _ = rendered(label) } }.min() ?? .zero
        }
        let small = time(Self.size / 10)
        let large = time(Self.size)
        #expect(large < max(small, .milliseconds(2)) * 40)
    }

    @Test("A text of 10 MB is shown completely")
    func largeText() {
        let text = String(repeating: "0123456789", count: 1_000_000)
        let expected = "<p class=\"label\" dir=\"auto\">\(text)</p>"
        #expect(rendered(Label(text: text)).markup == expected)
        #expect(Label(text: text).displayName?.count == 81)
        let part = String(text.prefix(Self.size))
        #expect(rendered(label(part, ["x"])).markup == "<p class=\"label\" dir=\"auto\">\(part)</p>")
    }

    @Test("The time is linear in the length of the text")
    func linear() {
        expectLinear { label(String(repeating: "ab ", count: $0 / 3), ["a", "b "]) }
        expectLinear { label(String(repeating: "a", count: $0), ["aa", "a"]) }
        expectLinear { label(String(repeating: "\u{645}\u{631} ", count: $0 / 3), ["\u{631} \u{645}"]) }
        expectLinear { size in
            let links = stride(from: 0, to: size / 10, by: 10).map { start in
                Label.Link(utf16Range: start..<start + 5, destination: .address("a.html"))
            }
            return Label(text: String(repeating: "\u{E9}", count: size), links: links.reversed())
        }
    }

    @Test("10,000 patterns have 10,000 destinations, and each is resolved once")
    func manyPatterns() {
        let patterns = (0..<10_000).map { "w\($0)." }
        let text = (patterns + patterns).joined(separator: " ")
        let resolver = AskedResolver()
        let (markup, problems) = rendered(label(text, patterns), resolver)
        #expect(markup.split(separator: "<a ").count - 1 == 20_000)
        #expect(resolver.askedCount == 10_000)
        #expect(problems == [])
    }

    @Test("Empty patterns match nothing and are not resolved", arguments: [1, 10_000])
    func emptyPatterns(count: Int) {
        let resolver = AskedResolver()
        let found = rendered(label("text", [String](repeating: "", count: count)), resolver)
        #expect(found == ("<p class=\"label\" dir=\"auto\">text</p>", []))
        #expect(resolver.askedCount == 0)
    }

    @Test("Control characters are replaced and reported once each, and ranges remain correct")
    func controlCharacters() {
        let text = String(repeating: "\u{1}\0", count: 50_000) + "Terms"
        let (markup, problems) = rendered(label(text, ["Terms", "\u{2}"]))
        #expect(
            problems == [
                "the character U+0001 is not allowed in HTML and was replaced by U+FFFD",
                "the character U+0000 is not allowed in HTML and was replaced by U+FFFD",
            ])
        #expect(markup.contains("data-utf16=\"100000,5\">Terms</a>"))
        #expect(markup.unicodeScalars.count { $0 == "\u{FFFD}" } == 100_000)
    }

    @Test("A pattern of control characters is found like any other")
    func controlPattern() {
        let (markup, problems) = rendered(label("a\u{7}b", ["\u{7}"]))
        #expect(markup.contains("data-utf16=\"1,1\">\u{FFFD}</a>"))
        #expect(problems.count == 1)
    }

    @Test("A resolver that would throw for 100,000 occurrences is one problem, and the text is complete")
    func throwing() {
        let text = String(repeating: "throw ", count: 100_000)
        let resolver = AskedResolver()
        let (markup, problems) = rendered(label(text, ["throw"]), resolver)
        #expect(problems == ["the destination of “throw” cannot be found: Offline()"])
        #expect(resolver.askedCount == 1)
        #expect(markup.split(separator: ">throw</span> ").count == 100_001)
        #expect(!markup.contains("<a "))
    }

    @Test(
        "An address that would run a script is refused in every spelling",
        arguments: [
            "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
            "\u{1}javascript:alert(1)", "data:text/html,<script>alert(1)</script>", "vbscript:x", "file:///etc/passwd",
        ])
    func scripts(address: String) {
        let (markup, problems) = rendered(label("Terms and Terms", ["Terms"]), AskedResolver(address))
        #expect(problems.count == 1)
        #expect(!markup.contains("href"))
        #expect(markup.contains(">Terms</span> and <span"))
    }

    @Test("A long pattern in many pieces does not make the page quadratically long")
    func longPatternInPieces() {
        let text = String(repeating: "ab", count: Self.size / 20)
        let (markup, _) = rendered(label(text, [text, "b"]))
        #expect(markup.utf8.count < text.utf8.count * 600)
        #expect(markup.contains("…\" data-utf16=\"0,1\">a</a>"))
    }

    @Test("A Character with very many marks is one link")
    func longCharacter() {
        let character = "e" + String(repeating: "\u{301}", count: Self.size)
        let (markup, problems) = rendered(label("a\(character)b", [character]))
        #expect(markup.contains("data-utf16=\"1,\(Self.size + 1)\">"))
        #expect(problems == [])
        #expect((Label(text: character).displayName ?? "").unicodeScalars.count == 81)
    }
}
