import Foundation
import Testing

@Suite("The samples of the guides to forms are compiled")
struct FormsGuideTests {
    private static let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    /// Lines without their indentation, which differs between a guide and a function of a test.
    private static func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: here.appending(path: path).standardizedFileURL, encoding: .utf8)
    }

    @Test("Every block of the guide to forms")
    func areCompiled() throws {
        let code = Self.lines(try Self.text("FormsGuide.swift"))
        let forms = try Self.text("../../../Documentation/forms.md")
        let blocks = forms.matches(of: /```swift\n([\s\S]*?)```/).map(\.output.1)
        #expect(!blocks.isEmpty)
        for block in blocks { #expect(code.contains(Self.lines(block)), "\(block)") }
    }
}
