import TappableText
import VitrineHTML

struct TappableLabelView: ComponentView {
    private let label: TappableLabel

    init(viewModel: TappableLabel) { label = viewModel }

    func body(_ html: HTML) throws {
        guard let text = label.localizedText.map({ html.localized($0) }) ?? label.displayableContentText, !text.isEmpty
        else { return }
        let classes = try LabelParagraph.classes(
            label.mainTextAttributes.classes, alignment: label.textAlignment, numberOfLines: label.numberOfLines)
        html.p(.class(classes ?? "", when: classes != nil), .dir("auto")) {
            guard label.isTappable else { return html.text(text) }
            // A value has the same destination wherever it occurs in the text, unless the resolver distinguishes
            // occurrences.
            let isAskedForEach = html.context.taps is any OccurrenceTapResolver
            var parts: [Int: Part] = [:]
            var end = text.startIndex
            for run in html.detector(for: patterns(html)).runs(in: text) {
                var part = isAskedForEach ? nil : parts[run.patternIndex]
                if part == nil {
                    part = self.part(run, of: text, html)
                    parts[run.patternIndex] = part
                }
                html.text(String(text[end..<run.range.lowerBound]))
                if let part { write(part, as: run, of: text, to: html) }
                end = run.range.upperBound
            }
            html.text(String(text[end...]))
        }
    }

    /// Returns the patterns, in the language of the page if the text is localized.
    private func patterns(_ html: HTML) -> [String] {
        guard let text = label.localizedText, !text.isVerbatim else { return label.detectableText.map(\.value) }
        return label.detectableText.map { html.localized(LocalizedText(key: $0.value, table: text.table)) }
    }

    /// The properties with which a run is written, apart from its text and range. All runs of one pattern share them,
    /// unless the resolver distinguishes occurrences.
    private struct Part {
        let address: String?
        let kind: String
        let value: String
    }

    private func part(_ run: TapRun, of text: String, _ html: HTML) -> Part {
        let value = label.detectableText[run.patternIndex]
        return Part(
            address: html.address(of: value, in: text, at: run.utf16Range), kind: value.kind, value: value.reported)
    }

    /// Writes one run: a link or, without a destination, a `span` with the same `data-` attributes.
    private func write(_ part: Part, as run: TapRun, of text: String, to html: HTML) {
        let shown = String(text[run.range])
        let range = "\(run.utf16Range.lowerBound),\(run.utf16Range.count)"
        let classes = label.tappableTextAttributes.classes.joined(separator: " ")
        guard let address = part.address else {
            return html.span(
                shown, .class(classes), .data("kind", part.kind), .data("value", part.value), .data("utf16", range))
        }
        html.a(
            shown, .href(address), .class(classes), .data("kind", part.kind), .data("value", part.value),
            .data("utf16", range))
    }
}
