import VitrineSupport
public import VitrineMarkup

/// A replacement for values that are different in every run, such as dates or tokens. They are replaced before anything
/// is compared.
public struct Redaction: Hashable, Sendable {
    /// The name of the replacement. Each match is replaced with this name in brackets, usually with a number:
    /// `[date 1]`.
    public let name: String
    /// The nodes to replace: values of attributes, texts, or all text inside elements.
    package let select: XPathExpression
    /// Whether replacements are numbered, `[date 1]`, so that a snapshot still shows which values are equal. Otherwise,
    /// all values are replaced with `[date]`.
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
    ///   - xpath: an XPath 1.0 expression that selects what to replace: attributes, whose values are replaced; texts;
    ///     or elements, in which all text is replaced, while the elements stay.
    ///   - isNumbered: whether replacements are numbered, so that equal values have the same number: `[date 1]`.
    ///     Otherwise, all values are replaced with `[date]`.
    /// - Throws: `XPathProblem` for a syntax error, with its byte position. Other mistakes are reported when the
    ///   redaction is applied.
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
