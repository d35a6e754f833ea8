/// A text in which given parts are links.
///
/// ```swift
/// TappableLabel(
///     displayableContentText: "I agree to the Terms of Service and Privacy Policy.",
///     detectableText: [.userDefined("Terms of Service"), .userDefined("Privacy Policy")])
/// ```
///
/// The parts are found by the rules of `TapDetector`: every occurrence, in any canonically equivalent form; where two
/// patterns overlap, the later one in the list wins. The gallery's ``TapResolver`` provides the destination of each
/// part. Links are made only if the text, the patterns and both lists of attributes are not empty; otherwise the text
/// is shown without links.
///
/// With ``localizedText``, the text and the patterns are keys of the catalog, so each language has its own text and
/// patterns. The resolver and the attribute `data-value` receive the key of a pattern, because the destination of a
/// part does not depend on the language.
///
/// The attribute `data-utf16` of a link contains its start and length in UTF-16 code units of the text, such as
/// `15,16`. A CR LF in the text is two units here but one in the page, where it is written as a line feed.
public struct TappableLabel: Component {
    /// The text; nil or empty writes no element.
    public var displayableContentText: String?
    /// The text as a key of the catalog; it takes precedence over ``displayableContentText``.
    public var localizedText: LocalizedText?
    /// The values to look for; with ``localizedText``, keys of the same table.
    public var detectableText: [TappableLabelValue]
    /// The look of the text.
    public var mainTextAttributes: TextAttributes
    /// The additional look of the links.
    public var tappableTextAttributes: TextAttributes
    /// The alignment of the lines.
    public var textAlignment: LabelAlignment
    /// The maximum number of lines, 1 to 20, or 0 for no limit. Longer texts are truncated with an ellipsis.
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

    /// Creates a label whose text and patterns are in the language of the page.
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

    /// Removes the text and the attributes. The patterns stay, as in the UIKit label.
    public mutating func clear() {
        displayableContentText = nil
        localizedText = nil
        mainTextAttributes = []
        tappableTextAttributes = []
    }

    /// The text, or its key, on one line and truncated if it is long. Nil if it is blank.
    public var displayName: String? { LabelParagraph.name(of: localizedText?.key ?? displayableContentText) }

    /// Whether links are made, provided that the text is not empty.
    var isTappable: Bool {
        !detectableText.isEmpty && !mainTextAttributes.isEmpty && !tappableTextAttributes.isEmpty
    }
}
