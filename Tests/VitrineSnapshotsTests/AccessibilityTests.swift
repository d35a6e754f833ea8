import Foundation
import Testing
import VitrineConformance

@testable import VitrineSnapshots

@Suite("Accessibility snapshots")
struct AccessibilityTests {
    private static let file = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
        .appending(path: "../Browser/fixtures/accessibility.txt")

    /// The blocks of the table that `Tests/Browser/accessibility.py` holds against Chromium: markup, snapshot.
    static func blocks() throws -> [(markup: String, text: String)] {
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.components(separatedBy: "\n").filter { !$0.hasPrefix("# Markup") }
        return lines.joined(separator: "\n").trimmingCharacters(in: .newlines).components(separatedBy: "\n\n").map {
            let parts = $0.components(separatedBy: "\n=\n")
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }

    /// What is told of a piece of markup, without the list of headings before it.
    static func lines(_ markup: String) throws -> String {
        let tree = try CanonicalTests.tree(markup)
        let text = try #require(tree.accessibilityText)
        return text.components(separatedBy: "\n").filter { !$0.hasPrefix("# ") && !$0.isEmpty }.joined(separator: "\n")
    }

    @Test("What is told is what the table says, and what Chromium tells")
    func table() throws {
        let blocks = try Self.blocks()
        #expect(blocks.count > 50)
        var written =
            "# Markup, then after a line of its own with \"=\" what the accessibility snapshot says of it. Blocks end with an empty line.\n"
        for block in blocks {
            let text = try Self.lines(block.markup)
            #expect(text == block.text, "\(block.markup)")
            written += block.markup + "\n=\n" + text + "\n\n"
        }
        if ProcessInfo.processInfo.environment["ACCESSIBILITY_RECORD"] != nil {
            try written.dropLast().write(to: Self.file, atomically: true, encoding: .utf8)
        }
    }
}
