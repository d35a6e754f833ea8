/// A text made of runs with individual attributes.
///
/// ```swift
/// let text: AttributedText = [.init("Departs "), .init("now", style: .strong, color: .danger)]
/// ```
public struct AttributedText: Hashable, Sendable, ExpressibleByArrayLiteral {
    /// The style of a run; styles can be combined.
    public struct Style: OptionSet, Hashable, Sendable {
        /// The bits of the options.
        public let rawValue: Int

        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Important text: `strong`.
        public static let strong = Style(rawValue: 1)
        /// Emphasized text: `em`.
        public static let emphasized = Style(rawValue: 2)
        /// Text that no longer applies: `s`.
        public static let struckThrough = Style(rawValue: 4)
        /// Code, or the input or output of a program: `code`.
        public static let code = Style(rawValue: 8)
    }

    /// Characters with the same attributes.
    public struct Run: Hashable, Sendable {
        /// The characters.
        public var text: String
        /// The style of the run.
        public var style: Style
        /// The color of the run; nil uses the color of links for a link, otherwise that of the text around it.
        public var color: ListColor?
        /// The destination of the run; nil if it is not a link. If a run is a link, the row must not be one, because
        /// links cannot be nested.
        public var link: Destination?

        /// Creates a run.
        public init(_ text: String, style: Style = [], color: ListColor? = nil, link: Destination? = nil) {
            self.text = text
            self.style = style
            self.color = color
            self.link = link
        }
    }

    /// The runs, in the order of the text.
    public var runs: [Run]

    /// Creates a text from runs.
    public init(runs: [Run]) { self.runs = runs }

    /// Creates a text from runs.
    public init(arrayLiteral runs: Run...) { self.runs = runs }
}
