import VitrineSupport

/// The stylesheets that a component or a page is looked at with, in the order in which a page has them.
///
/// ```swift
/// let styles: StyleSheets = [.file("site/assets/site.css"), .css(".badge { color: #1a1a1a }")]
/// ```
public struct StyleSheets: Sendable, ExpressibleByArrayLiteral {
    /// One stylesheet.
    enum Sheet: Hashable, Sendable {
        case text(String)
        case file(String)
    }

    let sheets: [Sheet]

    private init(sheets: [Sheet]) { self.sheets = sheets }

    /// Several stylesheets, one after the other.
    public init(arrayLiteral elements: StyleSheets...) { sheets = elements.flatMap(\.sheets) }

    /// None: a page that has all its styles itself.
    public static var none: StyleSheets { StyleSheets(sheets: []) }

    /// A stylesheet as text.
    public static func css(_ text: String) -> StyleSheets { StyleSheets(sheets: [.text(text)]) }

    /// A file. `@import` in it is followed.
    /// - Parameter path: the path, from the folder that the tests run in: with `swift test`, that of the package.
    public static func file(_ path: String) -> StyleSheets { StyleSheets(sheets: [.file(path)]) }
}
