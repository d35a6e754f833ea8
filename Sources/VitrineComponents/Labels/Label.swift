/// A text, parts of which may be links.
///
/// ```swift
/// Label(text: "Read the manual first.", links: [.init(utf16Range: 9..<15, destination: .section("manual"))])
/// ```
///
/// No element is written for a nil or empty text; a text of only whitespace gets one.
public struct Label: Component {
    /// The model of a label: `Label` itself. In the library FlexibleLabel, `Model` is a separate type.
    public typealias Model = Label
    /// The view of a model: also `Label`. In the library FlexibleLabel, `View` is a separate type.
    public typealias View = Label

    /// A link on a range of the text.
    public struct Link: Hashable, Sendable {
        /// The range in UTF-16 code units from the start of the text.
        public var utf16Range: Range<Int>
        /// The destination of the link.
        public var destination: Destination

        /// Creates a link.
        public init(utf16Range: Range<Int>, destination: Destination) {
            self.utf16Range = utf16Range
            self.destination = destination
        }
    }

    /// The text.
    public var text: String?
    /// The text as a key of the catalog; it takes precedence over ``text``.
    public var localizedText: LocalizedText?
    /// The links. Where two overlap, the shared part belongs to the one that starts earlier in the text. The other one
    /// is shortened, and left out if nothing remains of it.
    public var links: [Link]
    /// The alignment of the lines.
    public var textAlignment: LabelAlignment
    /// The maximum number of lines, 1 to 20, or 0 for no limit. Longer texts are truncated with an ellipsis.
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

    /// Creates a label with a text in the language of the page. To make parts of it links, use ``TappableLabel``: a
    /// range in code units would cover a different part in each language.
    public init(
        localizedText: LocalizedText, textAlignment: LabelAlignment = .natural, numberOfLines: Int = 0
    ) {
        self.init(textAlignment: textAlignment, numberOfLines: numberOfLines)
        self.localizedText = localizedText
    }

    /// Replaces the text and its links with those of a model. Alignment and number of lines stay the same.
    public mutating func update(with model: Model) {
        text = model.text
        localizedText = model.localizedText
        links = model.links
    }

    /// The text, or its key, on one line and truncated if it is long. Nil if it is blank.
    public var displayName: String? { LabelParagraph.name(of: localizedText?.key ?? text) }
}
