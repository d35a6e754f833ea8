import VitrineHTML

struct LabelView: ComponentView {
    private let label: Label

    init(viewModel: Label) { label = viewModel }

    func body(_ html: HTML) throws {
        let text = label.localizedText.map { html.localized($0) } ?? label.text ?? ""
        if text.isEmpty {
            for link in label.links { _ = try Self.range(of: link, in: text) }
            return
        }
        let classes = try LabelParagraph.classes(
            ["label"], alignment: label.textAlignment, numberOfLines: label.numberOfLines)
        try html.p(.class(classes ?? "label"), .dir("auto")) {
            var end = text.startIndex
            for link in label.links.sorted(by: { $0.utf16Range.lowerBound < $1.utf16Range.lowerBound }) {
                let range = try Self.range(of: link, in: text)
                let start = max(range.lowerBound, end)
                guard start < range.upperBound else { continue }
                html.text(String(text[end..<start]))
                // An earlier link may overlap the start of this one.
                let cut = text.utf16.distance(from: range.lowerBound, to: start)
                html.a(
                    String(text[start..<range.upperBound]), .href(html.address(of: link.destination)),
                    .data("range", "\(link.utf16Range.lowerBound),\(link.utf16Range.count)"),
                    .when(
                        cut > 0,
                        .data("shown-range", "\(link.utf16Range.lowerBound + cut),\(link.utf16Range.count - cut)")))
                end = range.upperBound
            }
            html.text(String(text[end...]))
        }
    }

    /// Returns the range of a link in the text.
    /// - Throws: ``RenderError/textRange(_:count:)`` when the range is not inside the text or splits a character.
    private static func range(of link: Label.Link, in text: String) throws(RenderError) -> Range<String.Index> {
        let units = text.utf16
        guard link.utf16Range.lowerBound >= 0, link.utf16Range.upperBound <= units.count else {
            throw .textRange(link.utf16Range, count: units.count)
        }
        let start = units.index(units.startIndex, offsetBy: link.utf16Range.lowerBound)
        let end = units.index(start, offsetBy: link.utf16Range.count)
        guard let first = start.samePosition(in: text), let last = end.samePosition(in: text) else {
            throw .textRange(link.utf16Range, count: units.count)
        }
        return first..<last
    }
}
