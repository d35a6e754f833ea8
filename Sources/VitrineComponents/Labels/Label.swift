/// A text that may contain links.
///
/// ```swift
/// Label(text: "Read the manual first.", links: [.init(utf16Range: 9..<15, destination: .section("manual"))])
/// ```
///
/// Nil and empty texts take up no space; whitespace counts as text.
public struct Label: Component {
    /// The model of a label, which is the label itself.
    public typealias Model = Label
    /// The view of the model; a label is its own model.
    public typealias View = Label

    /// A link on a range of the text; the whole range is one link.
    public struct Link: Hashable, Sendable {
        /// The range, in UTF-16 code units from the start of the text.
        public var utf16Range: Range<Int>
        /// The destination.
        public var destination: Destination

        /// Creates a link.
        public init(utf16Range: Range<Int>, destination: Destination) {
            self.utf16Range = utf16Range
            self.destination = destination
        }
    }

    /// The text.
    public var text: String?
    /// The text as a key of the catalog; it takes precedence over the plain text.
    public var localizedText: LocalizedText?
    /// The links; if two overlap, the later one begins where the earlier one ends.
    public var links: [Link]
    /// The alignment of the lines.
    public var textAlignment: LabelAlignment
    /// The maximum number of lines, 1 to 20; 0 for no limit. Longer text is cut off with an ellipsis.
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

    /// Creates a label with a localized text. If parts of it should be links, use ``TappableLabel``: a numeric range would
    /// be a different part of the text in each language.
    public init(
        localizedText: LocalizedText, textAlignment: LabelAlignment = .natural, numberOfLines: Int = 0
    ) {
        self.init(textAlignment: textAlignment, numberOfLines: numberOfLines)
        self.localizedText = localizedText
    }

    /// Takes over the text of the model with its links. The alignment and the number of lines do not change.
    public mutating func update(with model: Model) {
        text = model.text
        localizedText = model.localizedText
        links = model.links
    }

    /// The text on one line, cut off if it is long.
    public var displayName: String? { LabelParagraph.name(of: localizedText?.key ?? text) }
}
