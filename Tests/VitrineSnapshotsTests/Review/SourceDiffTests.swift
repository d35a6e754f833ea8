import TestSupport
import Testing
import VitrineSnapshots

@Suite("Source with marked differences")
struct SourceDiffTests {
    /// Returns a diff as text: `[-gone-]` and `{+new+}` for differences, and `(3)` for three lines that are left out.
    private static func text(_ diff: SourceDiff) -> String {
        diff.runs.map { run in
            switch run {
            case .same(let text): text
            case .gone(let text): "[-\(text)-]"
            case .new(let text): "{+\(text)+}"
            case .left(let lines): "(\(lines))"
            }
        }.joined()
    }

    @Test(arguments: [
        ("a b c", "a b c", "a b c"),
        ("Buy milk today", "Buy oat milk today", "Buy {+oat +}milk today"),
        ("one two three", "one 2 three", "one [-two-]{+2+} three"),
        ("red green", "blue black", "[-red green-]{+blue black+}"),
        ("<p class=\"a\">x</p>", "<p class=\"a b\">x</p>", "<p class=\"a{+ b+}\">x</p>"),
        ("<a href=\"x\">y</a>", "<a href=\"z\">y</a>", "<a href=\"[-x-]{+z+}\">y</a>"),
        ("<a id=\"1\">y</a>", "<a>y</a>", "<a[- id=\"1\"-]>y</a>"),
        ("naïve café", "naïve cafés", "naïve [-café-]{+cafés+}"),
        ("日本", "日本語", "[-日本-]{+日本語+}"),
        ("Up 👩‍🚀 now", "Up 👩‍🔧 now", "Up [-👩‍🚀-]{+👩‍🔧+} now"),
        ("I ❤️ it", "I ❤ it", "I [-❤️-]{+❤+} it"),
        ("👍🏽 🇩🇪", "👍🏿 🇩🇰", "[-👍🏽 🇩🇪-]{+👍🏿 🇩🇰+}"),
        ("a\r\n  b", "a\r\n  c", "a\r\n  [-b-]{+c+}"),
        ("हिन्दी", "हिन्दु", "[-हिन्दी-]{+हिन्दु+}"),
        ("", "new", "{+new+}"),
        ("gone", "", "[-gone-]"),
    ])
    func words(old: String, new: String, marked: String) { #expect(Self.text(SourceDiff(old, new)) == marked) }

    @Test func oneSideIsMissing() {
        #expect(Self.text(SourceDiff(nil, "<p>x</p>\n")) == "{+<p>x</p>\n+}")
        #expect(Self.text(SourceDiff("a", nil)) == "[-a-]")
        #expect(SourceDiff(nil, nil).runs.isEmpty)
    }

    @Test func longEqualPartsAreOmitted() {
        let lines = (1...40).map { "line \($0)" }
        var other = lines
        other[19] = "line twenty"
        let marked = Self.text(SourceDiff(lines.joined(separator: "\n"), other.joined(separator: "\n")))
        #expect(
            marked
                == "(16)\nline 17\nline 18\nline 19\nline [-20-]{+twenty+}\nline 21\nline 22\nline 23\n(17)")
    }

    @Test func diffContainsBothVersions() {
        var random = SplitMix64(state: 7)
        let words = ["<p>", "</p>", " ", "a", "b", "c", "\n  ", "=", "\"", ".", "ä", "👩‍🚀", "❤", "\u{FE0F}", "\r"]
        for _ in 0..<2_000 {
            let texts = (0..<2).map { _ in
                (0..<Int.random(in: 0..<14, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
                    .joined()
            }
            let runs = SourceDiff(texts[0], texts[1]).runs
            let old = runs.map { run in
                switch run {
                case .same(let text), .gone(let text): text
                case .new, .left: ""
                }
            }
            let new = runs.map { run in
                switch run {
                case .same(let text), .new(let text): text
                case .gone, .left: ""
                }
            }
            guard !runs.contains(where: { if case .left = $0 { true } else { false } }) else { continue }
            #expect(old.joined() == texts[0])
            #expect(new.joined() == texts[1])
        }
    }

    @Test func hugeTextsAreShortened() {
        let diff = SourceDiff(String(repeating: "a ", count: 400_000), String(repeating: "b ", count: 400_000))
        #expect(Self.text(diff).utf8.count < 3 * SourceDiff.limit)
    }
}
