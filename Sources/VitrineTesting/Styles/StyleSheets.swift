import VitrineSupport

/// The stylesheets that are used for a component or a page, in the order in which a page would link them.
///
/// ```swift
/// let styles: StyleSheets = [.file("site/assets/site.css"), .css(".badge { color: #1a1a1a }")]
/// ```
public struct StyleSheets: Sendable, ExpressibleByArrayLiteral {
    enum Sheet: Hashable, Sendable {
        case text(String)
        case file(String)
    }

    let sheets: [Sheet]

    private init(sheets: [Sheet]) { self.sheets = sheets }

    /// Creates a list of several stylesheets.
    public init(arrayLiteral elements: StyleSheets...) { sheets = elements.flatMap(\.sheets) }

    /// No stylesheets, for a page that contains all its styles.
    public static var none: StyleSheets { StyleSheets(sheets: []) }

    /// A stylesheet as text.
    public static func css(_ text: String) -> StyleSheets { StyleSheets(sheets: [.text(text)]) }

    /// A stylesheet in a file. Its `@import` rules are followed.
    /// - Parameter path: the path, relative to the folder in which the tests run: with `swift test`, that of the
    ///   package.
    public static func file(_ path: String) -> StyleSheets { StyleSheets(sheets: [.file(path)]) }
}
