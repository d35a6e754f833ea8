import Foundation
import Testing

@Suite("The samples of the guide to forms")
struct FormsGuideTests {
    private static let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    /// Returns the lines of a text without their indentation, which differs between a guide and the test's source.
    private static func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: here.appending(path: path).standardizedFileURL, encoding: .utf8)
    }

    @Test("Every sample is compiled")
    func samplesAreCompiled() throws {
        let code = Self.lines(try Self.text("FormsGuide.swift"))
        let forms = try Self.text("../../../Documentation/forms.md")
        let blocks = forms.matches(of: /```swift\n([\s\S]*?)```/).map(\.output.1)
        #expect(!blocks.isEmpty)
        for block in blocks { #expect(code.contains(Self.lines(block)), "\(block)") }
    }
}
