import VitrineHTML

/// A text, of which some stretches may be links.
///
/// ```swift
/// Label(text: "Read the manual first.", links: [.init(utf16Range: 9..<15, destination: .section("manual"))])
/// ```
///
/// Nil and empty texts make no box; white space is a text.
public struct Label: Component {
    /// The value of a label is the label.
    public typealias Model = Label

    /// A stretch of the text that leads elsewhere; the whole stretch is one link.
    public struct Link: Hashable, Sendable {
        /// The stretch, in UTF-16 units from the start of the text.
        public var utf16Range: Range<Int>
        /// Where it leads.
        public var destination: Destination

        /// Creates a link.
        public init(utf16Range: Range<Int>, destination: Destination) {
            self.utf16Range = utf16Range
            self.destination = destination
        }
    }

    /// The text.
    public var text: String?
    /// The text as a key of the catalog; it counts before the other.
    public var localizedText: LocalizedText?
    /// The links; where two overlap, the later one begins where the earlier one ends.
    public var links: [Link]
    /// How the lines are set.
    public var textAlignment: LabelAlignment
    /// The most lines that are shown, 1 to 20; 0 for as many as it takes. What is beyond is cut with an ellipsis.
    public var numberOfLines: Int

    /// Creates a label.
    public init(
        text: String? = nil, links: [Link] = [], textAlignment: LabelAlignment = .natural, numberOfLines: Int = 0
    ) {
        self.text = text
        self.links = links
        self.textAlignment = textAlignment
        self.numberOfLines = numberOfLines
    }

    /// Creates a label whose text is that of the page's language. Where parts of it are to be links, use ``TappableLabel``:
    /// a stretch by its numbers would be another one in each language.
    public init(
        localizedText: LocalizedText, textAlignment: LabelAlignment = .natural, numberOfLines: Int = 0
    ) {
        self.init(textAlignment: textAlignment, numberOfLines: numberOfLines)
        self.localizedText = localizedText
    }

    /// Takes over all that the other label says.
    public mutating func update(with model: Model) { self = model }

    /// The text, on one line; a long one is cut.
    public var displayName: String? { LabelParagraph.name(of: localizedText?.key ?? text) }
}

struct LabelView: ComponentView {
    private let label: Label

    init(viewModel: Label) { label = viewModel }

    func body(_ html: HTML) throws {
        guard let text = label.localizedText.map({ html.string($0) }) ?? label.text, !text.isEmpty else { return }
        let classes = try LabelParagraph.classes(["label"], label.textAlignment, label.numberOfLines)
        try html.p(.class(classes ?? "label"), .dir("auto")) {
            var end = text.startIndex
            for link in label.links.sorted(by: { $0.utf16Range.lowerBound < $1.utf16Range.lowerBound }) {
                let range = try Self.range(of: link, in: text)
                let start = max(range.lowerBound, end)
                guard start < range.upperBound else { continue }
                html.text(String(text[end..<start]))
                html.a(
                    String(text[start..<range.upperBound]), .href(html.address(of: link.destination)),
                    .data("range", "\(link.utf16Range.lowerBound),\(link.utf16Range.count)"))
                end = range.upperBound
            }
            html.text(String(text[end...]))
        }
    }

    /// The stretch of a link in the text.
    /// - Throws: ``RenderError/textRange(_:count:)`` when it is not in the text or cuts a character in two.
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
