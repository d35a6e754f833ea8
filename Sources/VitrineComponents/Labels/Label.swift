/// A text, parts of which may be links.
///
/// ```swift
/// Label(text: "Read the manual first.", links: [.init(utf16Range: 9..<15, destination: .section("manual"))])
/// ```
///
/// Nil and empty texts make no box; whitespace is a text.
public struct Label: Component {
    /// The value of a label is the label.
    public typealias Model = Label
    /// What shows the model: the model of a label names its view.
    public typealias View = Label

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

    /// Takes over the text of the model, with the links in it: they are stretches of that text. How the lines are set and how
    /// many are shown stays.
    public mutating func update(with model: Model) {
        text = model.text
        localizedText = model.localizedText
        links = model.links
    }

    /// The text, on one line; a long one is cut.
    public var displayName: String? { LabelParagraph.name(of: localizedText?.key ?? text) }
}
