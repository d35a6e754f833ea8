import TappableText
import VitrineHTML

struct TappableLabelView: ComponentView {
    private let label: TappableLabel

    init(viewModel: TappableLabel) { label = viewModel }

    func body(_ html: HTML) {
        guard let text = label.displayableContentText, !text.isEmpty else { return }
        html.p(
            .class(label.mainTextAttributes.classes.joined(separator: " "), when: !label.mainTextAttributes.isEmpty),
            .dir("auto")
        ) {
            guard label.isTappable else { return html.text(text) }
            var end = text.startIndex
            for run in html.detector(for: label.detectableText.map(\.value)).runs(in: text) {
                html.text(String(text[end..<run.range.lowerBound]))
                link(run, in: text, html)
                end = run.range.upperBound
            }
            html.text(String(text[end...]))
        }
    }

    /// One run: a link, or a plain part that says what it would be when nobody knows where it leads.
    private func link(_ run: TapRun, in text: String, _ html: HTML) {
        let value = label.detectableText[run.patternIndex]
        let shown = String(text[run.range])
        let range = "\(run.utf16Range.lowerBound),\(run.utf16Range.count)"
        let classes = label.tappableTextAttributes.classes.joined(separator: " ")
        guard let address = html.address(of: value, in: text) else {
            return html.span(
                shown, .class(classes), .data("kind", value.kind), .data("value", value.value), .data("utf16", range))
        }
        html.a(
            shown, .href(address), .class(classes), .data("kind", value.kind), .data("value", value.value),
            .data("utf16", range))
    }
}
