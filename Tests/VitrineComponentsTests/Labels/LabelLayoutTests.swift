import Testing
import VitrineComponents
import VitrineHTML

@Suite("The layout of labels")
struct LabelLayoutTests {
    private func rendered(_ label: any Component) -> (markup: String, problems: [String]) {
        let session = RenderSession(registry: Registry())
        session.render(label, role: .row, marked: false)
        return (session.html.string, session.takeProblems().map(\.error.description))
    }

    @Test(
        "The alignment is a class; natural alignment has none",
        arguments: [
            (.natural, "label"), (.left, "label align-left"), (.center, "label align-center"),
            (.right, "label align-right"), (.justified, "label align-justified"),
        ] as [(LabelAlignment, String)])
    func alignment(alignment: LabelAlignment, classes: String) {
        let markup = "<p class=\"\(classes)\" dir=\"auto\">a</p>"
        #expect(rendered(Label(text: "a", textAlignment: alignment)) == (markup, []))
        #expect(rendered(TappableLabel(displayableContentText: "a", textAlignment: alignment)) == (markup, []))
    }

    @Test(
        "The maximum number of lines is a class; without a limit there is none",
        arguments: [(0, "label"), (1, "label lines lines-1"), (20, "label lines lines-20")])
    func lines(number: Int, classes: String) {
        let markup = "<p class=\"\(classes)\" dir=\"auto\">a</p>"
        #expect(rendered(Label(text: "a", numberOfLines: number)) == (markup, []))
        #expect(rendered(TappableLabel(displayableContentText: "a", numberOfLines: number)) == (markup, []))
    }

    @Test("A number of lines without a style is an error", arguments: [-1, 21, Int.max, Int.min])
    func wrongLines(number: Int) {
        let message = "numberOfLines is \(number); expected 0 for no limit, or 1 to 20"
        #expect(rendered(Label(text: "a", numberOfLines: number)) == ("", [message]))
        #expect(rendered(TappableLabel(displayableContentText: "a", numberOfLines: number)) == ("", [message]))
    }

    @Test("A label without attributes still has an alignment")
    func withoutAttributes() {
        let label = TappableLabel(displayableContentText: "a", mainTextAttributes: [], textAlignment: .right)
        #expect(rendered(label).markup == "<p class=\"align-right\" dir=\"auto\">a</p>")
    }

    @Test(
        "The name of a label is its text on one line, shortened if it is long",
        arguments: [
            ("a", "a"), ("  a \r\n\t b ", "a b"), (" ", nil), ("", nil), (nil, nil),
            (String(repeating: "a", count: 80), String(repeating: "a", count: 80)),
            (String(repeating: "a", count: 81), String(repeating: "a", count: 80) + "…"),
        ] as [(String?, String?)])
    func name(text: String?, name: String?) {
        #expect(Label(text: text).displayName == name)
        #expect(TappableLabel(displayableContentText: text).displayName == name)
    }
}
