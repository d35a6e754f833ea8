import Foundation
import TestSupport
import Testing

/// Tests that quotes in the guides match the documents of the libraries from which they come. In CI these documents are
/// in `shared/sources` next to the repository.
@Suite("Quotes from the sources")
struct SourceQuoteTests {
    /// For each guide: its file, the label before its quotes, and the document that it quotes.
    private static let sources = [
        ("coming-from-blocks.md", "Blocks", "blocks.md"),
        ("coming-from-oba-list-view.md", "OBAListView", "oba-list-view.md"),
        ("coming-from-tappable-label.md", "TappableLabel", "tappable-label.md"),
        ("coming-from-flexible-label.md", "Flexible label", "flexible-label.md"),
    ]

    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../../shared/sources").standardizedFileURL

    /// Returns the lines of a text without their indentation and without empty lines.
    private static func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// Returns the Swift blocks of a guide after each line that consists of the label and a colon, such as `Blocks:`.
    /// Several blocks in a row may follow one such line.
    private static func quotes(in guide: String, label: String) throws -> [String] {
        let text = try Guide.text(guide)
        return text.components(separatedBy: "\n\(label):\n").dropFirst().flatMap { part -> [String] in
            var quotes: [String] = []
            var rest = part[...]
            while let match = rest.prefixMatch(of: /\s*```swift\n([\s\S]*?)```/) {
                quotes.append(String(match.output.1))
                rest = rest[match.range.upperBound...]
            }
            return quotes
        }
    }

    @Test(
        "Each quote is in its source, line for line",
        .enabled(
            if: FileManager.default.fileExists(atPath: folder.path),
            "the documents of the sources are not beside this package"),
        arguments: sources)
    func quotes(_ guide: String, _ label: String, _ document: String) throws {
        let source = try Self.lines(String(contentsOf: Self.folder.appending(path: document), encoding: .utf8))
        let quotes = try Self.quotes(in: guide, label: label)
        #expect(!quotes.isEmpty)
        for quote in quotes {
            #expect("\n\(source)\n".contains("\n\(Self.lines(quote))\n"), "\(guide) quotes \(quote)")
        }
    }

    @Test("The guide about the Combine login quotes nothing: its article has no code")
    func login() throws {
        #expect(try Self.quotes(in: "coming-from-combine-login.md", label: "Combine login").isEmpty)
    }
}
