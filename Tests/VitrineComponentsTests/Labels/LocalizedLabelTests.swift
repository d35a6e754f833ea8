import Testing
import VitrineComponents
import VitrineHTML

@Suite("Labels in the language of the page")
struct LocalizedLabelTests {
    private struct Places: TapResolver {
        func destination(of value: TappableLabelValue, in text: String) -> Destination? {
            value.value == "Terms" ? .address("terms.html") : nil
        }
    }

    private struct Words: StringSource {
        private let german = [
            "I agree to the Terms.": "Ich bin mit den Bedingungen einverstanden.", "Terms": "Bedingungen",
            "%lld new Terms": "Neue Bedingungen: %lld",
        ]

        func words(for text: LocalizedText, language: String) -> LocalizedPattern? {
            if language == "en" { return LocalizedPattern(format: text.key, isTranslated: true) }
            return german[text.key].map { LocalizedPattern(format: $0, isTranslated: true) }
        }
    }

    private func rendered(_ component: any Component, _ language: String) -> (markup: String, problems: [String]) {
        let session = RenderSession(
            registry: Registry(), context: RenderContext(language: language, strings: Words(), taps: Places()))
        session.render(component, role: .row, marked: false)
        return (session.html.string, session.takeProblems().map(\.description))
    }

    private let agreement = TappableLabel(
        localizedText: "I agree to the Terms.", detectableText: [.userDefined("Terms")])

    @Test("The text and the patterns depend on the language; the value of a link is the key")
    func languages() {
        #expect(
            rendered(agreement, "en").markup == """
                <p class="label" dir="auto">I agree to the <a href="terms.html" class="tappable" data-kind="userDefined" \
                data-value="Terms" data-utf16="15,5">Terms</a>.</p>
                """)
        #expect(
            rendered(agreement, "de").markup == """
                <p class="label" dir="auto">Ich bin mit den <a href="terms.html" class="tappable" data-kind="userDefined" \
                data-value="Terms" data-utf16="16,11">Bedingungen</a> einverstanden.</p>
                """)
    }

    @Test("Arguments are inserted before patterns are searched")
    func arguments() {
        let label = TappableLabel(localizedText: "\(1234) new Terms", detectableText: [.interactive("Terms")])
        let german = rendered(label, "de")
        #expect(german.markup.contains("Neue <a"))
        #expect(german.markup.hasSuffix("data-utf16=\"5,11\">Bedingungen</a>: 1.234</p>"))
        #expect(german.problems.isEmpty)
    }

    @Test("A pattern without a translation is a warning and is searched as it is")
    func missingPattern() {
        let label = TappableLabel(localizedText: "I agree to the Terms.", detectableText: [.userDefined("Privacy")])
        let german = rendered(label, "de")
        #expect(german.markup.contains(">Ich bin mit den Bedingungen einverstanden.</p>"))
        #expect(german.problems == ["warning: TappableLabel: the catalog has no de translation of “Privacy”"])
    }

    @Test("The patterns of a verbatim text are not translated either")
    func verbatim() {
        let label = TappableLabel(localizedText: .verbatim("Terms"), detectableText: [.userDefined("Terms")])
        #expect(rendered(label, "de").markup.hasSuffix(">Terms</a></p>"))
        #expect(rendered(label, "de").problems.isEmpty)
    }

    @Test("Clearing also removes a localized text")
    func clear() {
        var label = agreement
        label.clear()
        #expect(rendered(label, "de").markup.isEmpty)
        #expect(label.detectableText == [.userDefined("Terms")])
    }

    @Test("A plain label is localized, and its name is the key")
    func plain() {
        let label = Label(localizedText: "I agree to the Terms.", textAlignment: .center)
        #expect(rendered(label, "de").markup.contains(">Ich bin mit den Bedingungen einverstanden.</p>"))
        #expect(label.displayName == "I agree to the Terms.")
        #expect(label != Label(text: "I agree to the Terms.", textAlignment: .center))
    }
}
