import Foundation
import Testing
import VitrineComponents
import VitrineHTML

private struct Site: LinkResolver {
    func address(section: ItemID, row: ItemID?) -> String? {
        "\(section.text).html" + (row.map { "#\($0.text)" } ?? "")
    }
}

@Suite("The samples of the guides")
struct GuideTests {
    private static let here = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()

    /// Returns the lines of a text without their indentation and without empty lines.
    private static func lines(_ text: some StringProtocol) -> String {
        text.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }.joined(separator: "\n")
    }

    @Test(
        "The samples with Vitrine's code are compiled",
        arguments: [("coming-from-tappable-label.md", "ComingFromTappableLabel.swift", 3)])
    func samplesAreCompiled(guide: String, file: String, count: Int) throws {
        let root = Self.here.appending(path: "../../..").standardizedFileURL
        let text = try String(contentsOf: root.appending(path: "Documentation/\(guide)"), encoding: .utf8)
        let code = Self.lines(try String(contentsOf: Self.here.appending(path: file), encoding: .utf8))
        let samples = text.matches(of: /\nVitrine[^\n]*:\n\n```swift\n([\s\S]*?)```/).map { Self.lines($0.output.1) }
        #expect(samples.count == count)
        for sample in samples { #expect(code.contains(sample)) }
    }

    @Test("The samples produce the expected labels")
    func samplesProduceLabels() {
        let context = RenderContext(links: Site(), taps: ComingFromTappableLabel.Destinations())
        let session = RenderSession(registry: Registry(), context: context)
        session.render(ComingFromTappableLabel.tappable(.init(name: "Ann")), role: .row, marked: false)
        session.render(ComingFromTappableLabel.ranges(), role: .row, marked: false)
        let expected = """
            <p class="label small align-center" dir="auto"><a href="users.html#Ann" class="tappable blue" \
            data-kind="interactive" data-value="Ann" data-utf16="0,3">Ann</a>, these are the <a href="terms.html" \
            class="tappable blue" data-kind="userDefined" data-value="Terms of Service" data-utf16="19,16">Terms of \
            Service</a>.</p><p class="label lines lines-2" dir="auto">Read about <a href="templates.html" \
            data-range="11,9">templates</a> first.</p>
            """
        #expect(session.html.string == expected)
        #expect(session.takeProblems().isEmpty)
    }
}
