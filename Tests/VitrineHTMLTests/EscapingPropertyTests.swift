import TestSupport
import Testing
import VitrineHTML

@Suite("The writer agrees with a slow reference")
struct EscapingPropertyTests {
    /// Characters that are special in some context, or are next to a range of such characters, and letters that make
    /// the special ones rarer.
    static let alphabet: [String] =
        [
            "a", "b", "z", " ", "!", "#", "%", "'", ";", "=", "?", "@", "\"", "&", "<", ">", "\t", "\n", "\r", "\r\n",
        ]
        + [
            0x00, 0x01, 0x08, 0x0B, 0x0C, 0x1F, 0x7E, 0x7F, 0x80, 0x9F, 0xA0, 0xBF, 0xC0, 0xE9, 0x301, 0x7FF, 0x800,
            0x4E16, 0xD7FF, 0xE000, 0xEFFF, 0xF000, 0xFDCF, 0xFDD0, 0xFDEF, 0xFDF0, 0xFEFF, 0xFFFD, 0xFFFE, 0xFFFF,
            0x10000, 0x1F600, 0x1FFFE, 0x1FFFF, 0x3FFFF, 0x10FFFD, 0x10FFFE, 0x10FFFF,
        ].map(text) + Array(repeating: "abcdefgh", count: 6)

    /// A comparison of the writer with the reference, for text, attribute values and comments.
    final class Comparison {
        let html = HTML()
        var text = ReferenceEscaper()
        var attribute = ReferenceEscaper(isAttribute: true)
        var verbatim = ReferenceEscaper(isVerbatim: true)

        func difference(_ source: String) -> String? {
            text.escape(source)
            html.reset()
            html.text(source)
            guard agrees(text, before: "", after: "") else { return describe(source, text) }
            attribute.escape(source)
            html.reset()
            html.wbr(.title(source))
            guard agrees(attribute, before: "<wbr title=\"", after: "\"/>") else { return describe(source, attribute) }
            guard source.utf8.first != UInt8(ascii: ">") else { return nil }
            verbatim.escape(source)
            html.reset()
            html.comment(source)
            return agrees(verbatim, before: "<!--", after: "-->") ? nil : describe(source, verbatim)
        }

        private func agrees(_ reference: ReferenceEscaper, before: String, after: String) -> Bool {
            let expected = before.utf8.count + reference.output.count + after.utf8.count
            guard html.count == expected, html.problems.count == reference.replaced.count else { return false }
            guard html.bytes(in: before.utf8.count..<(expected - after.utf8.count)) == reference.output else {
                return false
            }
            return reference.replaced.isEmpty
                || html.problems.map(\.kind) == reference.replaced.map { .replacedCharacter($0) }
        }

        private func describe(_ source: String, _ reference: ReferenceEscaper) -> String {
            "\(source.debugDescription) gave \(html.string.debugDescription), not \(reference.output)"
        }
    }

    @Test("200,000 random texts", arguments: 1...8 as ClosedRange<UInt64>)
    func random(seed: UInt64) {
        var generator = SplitMix64(state: seed)
        let comparison = Comparison()
        var source = ""
        for _ in 0..<25_000 {
            source.removeAll(keepingCapacity: true)
            let length = Int(generator.next() % 41)
            var count = 0
            while count < length {
                source += Self.alphabet[Int(generator.next() % UInt64(Self.alphabet.count))]
                count += 3
            }
            if let difference = comparison.difference(source) {
                Issue.record("seed \(seed): \(difference)")
                return
            }
        }
    }

    @Test("Short texts with one special character at every position")
    func boundaries() {
        let comparison = Comparison()
        for special in Self.alphabet {
            for before in 0...24 {
                for after in [0, 1, 2, 6, 7, 8, 9, 15] {
                    let source = String(repeating: "x", count: before) + special + String(repeating: "y", count: after)
                    if let difference = comparison.difference(source) { Issue.record("\(difference)") }
                }
            }
        }
    }

    @Test("Two special characters at every distance")
    func pairs() {
        let comparison = Comparison()
        let specials = ["&", "\"", "<", "\u{1}", "\u{7F}", " ", "!", "é", text(0xFFFE), "\r", "\n", "\u{9F}"]
        for first in specials {
            for second in specials {
                for gap in 0...9 {
                    let source = first + String(repeating: "x", count: gap) + second
                    if let difference = comparison.difference(source) { Issue.record("\(difference)") }
                }
            }
        }
    }
}
