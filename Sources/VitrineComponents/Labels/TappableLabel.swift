/// A text of which some parts lead elsewhere.
///
/// ```swift
/// TappableLabel(
///     displayableContentText: "I agree to the Terms of Service and Privacy Policy.",
///     detectableText: [.userDefined("Terms of Service"), .userDefined("Privacy Policy")])
/// ```
///
/// The parts are found by the rules of `TapDetector`: every occurrence, letters with marks in any form, the later of two
/// patterns that overlap. The gallery's ``TapResolver`` gives the destination of each. Links are made when text, patterns and
/// both attributes are there; when one is missing, the text is shown as it is.
///
/// With ``localizedText`` the text and what to look for are keys of the catalog, so each language has words and patterns of its
/// own. The resolver and `data-value` get the key: where a part leads does not depend on the language.
///
/// `data-utf16` of a link is its start and length in the text as it is here. In a page every line end is a line feed, by
/// the rules of HTML, so a CR LF is two units here and one there.
public struct TappableLabel: Component {
    /// The text; nil or empty makes no box.
    public var displayableContentText: String?
    /// The text as a key of the catalog; it counts before the other.
    public var localizedText: LocalizedText?
    /// What to look for; keys of the same table where the text is one.
    public var detectableText: [TappableLabelValue]
    /// What the text looks like.
    public var mainTextAttributes: TextAttributes
    /// Additional styles of the links.
    public var tappableTextAttributes: TextAttributes
    /// How the lines are set.
    public var textAlignment: LabelAlignment
    /// The most lines that are shown, 1 to 20; 0 for as many as it takes. What is beyond is cut with an ellipsis.
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

    /// Creates a label whose text and patterns are those of the page's language.
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

    /// Removes text and attributes. The patterns stay, as in the UIKit label.
    public mutating func clear() {
        displayableContentText = nil
        localizedText = nil
        mainTextAttributes = []
        tappableTextAttributes = []
    }

    /// The text, on one line; a long one is cut.
    public var displayName: String? { LabelParagraph.name(of: localizedText?.key ?? displayableContentText) }

    /// Whether links are made in a text that is not empty.
    var isTappable: Bool {
        !detectableText.isEmpty && !mainTextAttributes.isEmpty && !tappableTextAttributes.isEmpty
    }
}
