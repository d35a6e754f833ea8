import VitrineSupport
public import VitrineMarkup

/// A replacement for values that are different in every run, such as dates or tokens. They are replaced before anything
/// is compared.
public struct Redaction: Hashable, Sendable {
    /// The name of the replacement. It is written in brackets instead of a match, usually with a number: `[date 1]`.
    public let name: String
    /// The nodes to replace: values of attributes, texts, or all text inside elements.
    package let select: XPathExpression
    /// Whether equal values get equal numbers, so that a snapshot still shows which values are equal. Otherwise, all
    /// values are replaced with `[date]`.
    public let isNumbered: Bool
    /// The snapshots that the redaction applies to; empty for all.
    let files: [Glob]
    /// The place of the declaration, such as `vitrine.yml:12`; empty if it is not from a file.
    package let place: String

    /// Creates a redaction for all snapshots.
    ///
    /// ```swift
    /// let date = try Redaction("date", xpath: "//time")
    /// ```
    /// - Parameters:
    ///   - name: the name of the replacement, without the brackets.
    ///   - xpath: an XPath 1.0 expression for the nodes to replace: values of attributes, texts, or elements with all
    ///     their text.
    ///   - isNumbered: whether equal values get equal numbers; otherwise, all values are replaced with `[date]`.
    /// - Throws: `XPathProblem` if the expression is not valid, with the byte position of the mistake.
    public init(_ name: String, xpath: String, isNumbered: Bool = true) throws(XPathProblem) {
        self.init(name, select: try XPathExpression(xpath), isNumbered: isNumbered)
    }

    /// Creates a redaction for all snapshots.
    package init(_ name: String, select: XPathExpression, isNumbered: Bool = true) {
        self.init(name, select: select, isNumbered: isNumbered, files: [], place: "")
    }

    init(_ name: String, select: XPathExpression, isNumbered: Bool, files: [Glob], place: String) {
        self.name = name
        self.select = select
        self.isNumbered = isNumbered
        self.files = files
        self.place = place
    }

    /// Returns whether the redaction applies to a snapshot.
    package func applies(to id: SnapshotID) -> Bool { files.isEmpty || files.contains { $0.matches(id.description) } }
}

extension Redaction {
    /// The properties that must be unchanged for stored results to be valid.
    package var identity: [String] { [name, select.source, isNumbered ? "numbered" : "equal"] + files.map(\.pattern) }
}
