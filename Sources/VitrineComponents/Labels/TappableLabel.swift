/// A text in which some parts are links.
///
/// ```swift
/// TappableLabel(
///     displayableContentText: "I agree to the Terms of Service and Privacy Policy.",
///     detectableText: [.userDefined("Terms of Service"), .userDefined("Privacy Policy")])
/// ```
///
/// The parts are found by the rules of `TapDetector`: every occurrence, characters with combining marks in any form, and the
/// later of two patterns that overlap. The gallery's ``TapResolver`` returns their destinations. If the text, the patterns or
/// one of the attributes is missing, the text is shown without links.
///
/// With ``localizedText``, the text and the patterns are keys of the catalog, so each language has its own text and patterns.
/// The resolver and `data-value` get the key, so destinations do not depend on the language.
///
/// `data-utf16` of a link is its start and length in this text. On a page, every line end is a line feed, as HTML
/// requires, so a CR LF is two units here and one on the page.
public struct TappableLabel: Component {
    /// The text; nil or an empty text takes up no space.
    public var displayableContentText: String?
    /// The text as a key of the catalog; it takes precedence over the plain text.
    public var localizedText: LocalizedText?
    /// The patterns to look for; keys of the same table if the text is a key.
    public var detectableText: [TappableLabelValue]
    /// The appearance of the text.
    public var mainTextAttributes: TextAttributes
    /// Additional styles of the links.
    public var tappableTextAttributes: TextAttributes
    /// The alignment of the lines.
    public var textAlignment: LabelAlignment
    /// The maximum number of lines, 1 to 20; 0 for no limit. Longer text is cut off with an ellipsis.
    public var numberOfLines: Int

    /// Creates a label.
    public init(
        displayableContentText: String?, detectableText: [TappableLabelValue] = [],
        mainTextAttributes: TextAttributes = .main, tappableTextAttributes: TextAttributes = .tappable,
        textAlignment: LabelAlignment = .natural, numberOfLines: Int = 0
    ) {
        self.textAlignment = textAlignment
        self.numberOfLines = numberOfLines
        self.displayableContentText = displayableContentText
        self.detectableText = detectableText
        self.mainTextAttributes = mainTextAttributes
        self.tappableTextAttributes = tappableTextAttributes
    }

    /// Creates a label with localized text and patterns.
    ///
    /// ```swift
    /// TappableLabel(
    ///     localizedText: "I agree to the Terms of Service.", detectableText: [.userDefined("Terms of Service")])
    /// ```
    public init(
        localizedText: LocalizedText, detectableText: [TappableLabelValue] = [],
        mainTextAttributes: TextAttributes = .main, tappableTextAttributes: TextAttributes = .tappable,
        textAlignment: LabelAlignment = .natural, numberOfLines: Int = 0
    ) {
        self.init(
            displayableContentText: nil, detectableText: detectableText, mainTextAttributes: mainTextAttributes,
            tappableTextAttributes: tappableTextAttributes, textAlignment: textAlignment, numberOfLines: numberOfLines)
        self.localizedText = localizedText
    }

    /// Removes the text and the attributes and keeps the patterns, like the UIKit label.
    public mutating func clear() {
        displayableContentText = nil
        localizedText = nil
        mainTextAttributes = []
        tappableTextAttributes = []
    }

    /// The text on one line, cut off if it is long.
    public var displayName: String? { LabelParagraph.name(of: localizedText?.key ?? displayableContentText) }

    /// Whether the label can have links in a text that is not empty.
    var isTappable: Bool {
        !detectableText.isEmpty && !mainTextAttributes.isEmpty && !tappableTextAttributes.isEmpty
    }
}
