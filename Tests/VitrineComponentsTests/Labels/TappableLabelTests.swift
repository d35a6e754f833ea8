import Testing
import VitrineComponents
import VitrineHTML

private struct Known: TapResolver {
    struct Offline: Error {}

    func destination(of value: TappableLabelValue, in text: String) throws -> Destination? {
        switch value.value {
        case "Terms": .address("terms.html")
        case "Script": .address("javascript:alert(1)")
        case "Broken": throw Offline()
        default: nil
        }
    }
}

@Suite("Labels with tappable parts")
struct TappableLabelTests {
    private func rendered(_ label: TappableLabel) -> (markup: String, problems: [String]) {
        let session = RenderSession(registry: Registry(), context: RenderContext(taps: Known()))
        session.render(label, role: .row, marked: false)
        return (session.html.string, session.takeProblems().map(\.error.description))
    }

    @Test("An occurrence is a link with the value and its position")
    func link() {
        let label = TappableLabel(displayableContentText: "The Terms & more", detectableText: [.userDefined("Terms")])
        let expected =
            "<p class=\"label\" dir=\"auto\">The <a href=\"terms.html\" class=\"tappable\" data-kind=\"userDefined\" "
            + "data-value=\"Terms\" data-utf16=\"4,5\">Terms</a> &amp; more</p>"
        #expect(rendered(label) == (expected, []))
    }

    @Test("The later of two overlapping patterns wins, and positions are in UTF-16 code units")
    func overlap() {
        let label = TappableLabel(
            displayableContentText: "😀Terms", detectableText: [.userDefined("Terms"), .interactive("Terms")])
        let (markup, problems) = rendered(label)
        #expect(markup.contains("data-kind=\"interactive\" data-value=\"Terms\" data-utf16=\"2,5\">Terms</a>"))
        #expect(problems == [])
    }

    private struct Numbered: OccurrenceTapResolver {
        func destination(
            of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>
        ) throws -> Destination? {
            utf16Range.lowerBound < 20 ? .address("chapter-\(utf16Range.lowerBound)-\(utf16Range.count).html") : nil
        }
    }

    @Test("Occurrences may have different destinations; all those without one are one problem")
    func occurrences() {
        let session = RenderSession(registry: Registry(), context: RenderContext(taps: Numbered()))
        let label = TappableLabel(
            displayableContentText: "😀here, or here? Not here or here", detectableText: [.userDefined("here")])
        session.render(label, role: .row, marked: false)
        let links = session.html.string.matches(of: /href="([^"]*)"/).map { String($0.1) }
        #expect(links == ["chapter-2-4.html", "chapter-11-4.html"])
        #expect(
            session.takeProblems().map(\.error.description) == [
                "the tappable text “here” has no destination; return one in the tap resolver"
            ])
    }

    @Test("Without patterns or attributes there is no link, and the text is shown as it is")
    func gate() {
        let whole = TappableLabel(displayableContentText: "Terms", detectableText: [.userDefined("Terms")])
        var patterns = whole
        patterns.detectableText = []
        var main = whole
        main.mainTextAttributes = []
        var tappable = whole
        tappable.tappableTextAttributes = []
        #expect(rendered(patterns).markup == "<p class=\"label\" dir=\"auto\">Terms</p>")
        #expect(rendered(main).markup == "<p dir=\"auto\">Terms</p>")
        #expect(rendered(tappable).markup == "<p class=\"label\" dir=\"auto\">Terms</p>")
        for text in [nil, ""] {
            #expect(
                rendered(TappableLabel(displayableContentText: text, detectableText: whole.detectableText)) == ("", []))
        }
    }

    @Test("A cleared label has no element and keeps its patterns")
    func clear() {
        var label = TappableLabel(displayableContentText: "Terms", detectableText: [.userDefined("Terms")])
        label.clear()
        #expect(rendered(label) == ("", []))
        #expect(label.detectableText == [.userDefined("Terms")])
        label.displayableContentText = "Terms"
        label.mainTextAttributes = .main
        label.tappableTextAttributes = .tappable
        #expect(rendered(label).markup.contains("<a href=\"terms.html\""))
    }

    @Test("An occurrence without a destination is not a link, and is a problem")
    func unresolved() {
        let plain =
            "<p class=\"label\" dir=\"auto\"><span class=\"tappable\" data-kind=\"userDefined\" data-value=\"Privacy\" "
            + "data-utf16=\"0,7\">Privacy</span></p>"
        let label = TappableLabel(displayableContentText: "Privacy", detectableText: [.userDefined("Privacy")])
        let problem = "the tappable text “Privacy” has no destination; return one in the tap resolver"
        #expect(rendered(label) == (plain, [problem]))
    }

    @Test("Errors of the resolver and refused addresses are problems of the build")
    func faulty() {
        let broken = TappableLabel(displayableContentText: "Broken", detectableText: [.userDefined("Broken")])
        #expect(rendered(broken).problems == ["the destination of “Broken” cannot be found: Offline()"])
        let script = TappableLabel(displayableContentText: "Script", detectableText: [.userDefined("Script")])
        #expect(rendered(script).problems == ["the URL in “href” has the scheme “javascript:”, which is not allowed"])
        #expect(!rendered(script).markup.contains("href"))
    }
}
