import Testing
import VitrineComponents
import VitrineHTML

@Suite("Labels")
struct LabelTests {
    private func rendered(_ label: Label) -> (markup: String, problems: [String]) {
        let session = RenderSession(registry: Registry())
        session.render(label, role: .row, marked: false)
        return (session.html.string, session.takeProblems().map(\.error.description))
    }

    @Test("A text is shown, even if it is whitespace; an empty one has no element")
    func text() {
        #expect(rendered(Label(text: "a < b")) == ("<p class=\"label\" dir=\"auto\">a &lt; b</p>", []))
        #expect(rendered(Label()) == ("", []))
        #expect(rendered(Label(text: "")) == ("", []))
        #expect(rendered(Label(text: " ")) == ("<p class=\"label\" dir=\"auto\"> </p>", []))
    }

    @Test("A range of the text is a link with its position in UTF-16 code units")
    func link() {
        let label = Label(text: "😀 read on", links: [.init(utf16Range: 3..<7, destination: .address("more.html"))])
        let expected = "<p class=\"label\" dir=\"auto\">😀 <a href=\"more.html\" data-range=\"3,4\">read</a> on</p>"
        #expect(rendered(label) == (expected, []))
    }

    @Test("Links are in the order of the text and are never nested")
    func order() {
        let label = Label(
            text: "abcdef",
            links: [
                .init(utf16Range: 2..<5, destination: .address("2.html")),
                .init(utf16Range: 0..<3, destination: .address("1.html")),
            ])
        let expected =
            "<p class=\"label\" dir=\"auto\"><a href=\"1.html\" data-range=\"0,3\">abc</a>"
            + "<a href=\"2.html\" data-range=\"2,3\" data-shown-range=\"3,2\">de</a>f</p>"
        #expect(rendered(label) == (expected, []))
    }

    @Test(
        "A range outside the text or inside a Character is an error, and nothing is shown",
        arguments: [0..<9, 7..<9, -1..<2, 1..<3])
    func stretch(range: Range<Int>) {
        let label = Label(text: "😀 read", links: [.init(utf16Range: range, destination: .address("a.html"))])
        let problem =
            "the range \(range.lowerBound)..<\(range.upperBound) is outside the text or splits a character; "
            + "the text has 7 UTF-16 code units"
        #expect(rendered(label) == ("", [problem]))
    }

    @Test("A range of a label without text is checked, too")
    func rangeWithoutText() {
        let links = [Label.Link(utf16Range: 0..<2, destination: .address("a.html"))]
        let problem = "the range 0..<2 is outside the text or splits a character; the text has 0 UTF-16 code units"
        #expect(rendered(Label(text: "", links: links)) == ("", [problem]))
        #expect(rendered(Label(links: [])) == ("", []))
    }

    @Test("An update changes the text and the links, but not the layout")
    func update() {
        var label = Label(text: "a", textAlignment: .center, numberOfLines: 2)
        let links = [Label.Link(utf16Range: 0..<4, destination: .address("more.html"))]
        label.update(with: Label.Model(text: "more", links: links, textAlignment: .right, numberOfLines: 9))
        #expect(label == Label(text: "more", links: links, textAlignment: .center, numberOfLines: 2))
        label.update(with: Label.Model(text: nil))
        #expect(label == Label(textAlignment: .center, numberOfLines: 2))
        label.update(with: Label.Model(localizedText: "Welcome"))
        #expect(label == Label(localizedText: "Welcome", textAlignment: .center, numberOfLines: 2))
    }

    @Test("The model of a label has the label as its view")
    func view() { #expect(Label.Model.View.self == Label.self) }
}
