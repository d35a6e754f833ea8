import VitrineMarkup

/// A problem that a check reports about a page, a stylesheet, or the check itself.
public struct Finding: Hashable, Sendable {
    /// The severity of a finding.
    public enum Severity: String, Hashable, Sendable {
        /// A violation of a standard, or something broken. It fails a build.
        case error
        /// Advice, which fails a build only if warnings are treated as errors.
        case warning
    }

    /// The path of the page or other file: in a gallery relative to the site, otherwise as passed to the check. Empty
    /// for a finding about no file.
    public var path: String
    /// The line in the file, from 1; 0 when unknown.
    public var line: Int
    /// The column in bytes, from 1; 0 when unknown.
    public var column: Int
    /// The byte offset in the file, from 0; also 0 when unknown.
    public var offset: Int
    /// The severity of the finding.
    public var severity: Severity
    /// The name of the rule.
    public var rule: String
    /// The problem, in words.
    public var message: String
    /// A readable path of the element: `/html/body/main/ul[2]/li`; nil for a finding about no element.
    public var element: String?
    /// The type of the component that wrote the markup at the place; nil if it is unknown, or if there is none.
    public var component: String?
    /// The section and the row of the component: `todos/42`; nil if they are unknown, or if there are none.
    public var instance: String?
    /// The file and line of the source, usually where the row was declared: `Todos.swift:12`; nil if they are unknown.
    public var source: String?
    /// The line of the page or stylesheet around the place; nil if it is unknown.
    package var excerpt: SourceLine?

    /// Creates a finding, by default an error without a place in the file.
    package init(
        path: String, line: Int = 0, column: Int = 0, offset: Int = 0, severity: Severity = .error, rule: String,
        message: String, element: String? = nil, component: String? = nil, instance: String? = nil,
        source: String? = nil, excerpt: SourceLine? = nil
    ) {
        self.path = path
        self.line = line
        self.column = column
        self.offset = offset
        self.severity = severity
        self.rule = rule
        self.message = message
        self.element = element
        self.component = component
        self.instance = instance
        self.source = source
        self.excerpt = excerpt
    }
}

extension Finding: CustomStringConvertible {
    /// The finding on one line: `index.html:3:14: error: message [rule], in Todo (todos/42), Todos.swift:12`. A finding
    /// about no file begins with `vitrine`.
    public var description: String {
        var text = path.isEmpty ? "vitrine" : path
        if line > 0 { text += ":\(line)" }
        if line > 0, column > 0 { text += ":\(column)" }
        text += ": \(severity.rawValue): \(message) [\(rule)]"
        if let component { text += ", in \(component)" + (instance.map { " (\($0))" } ?? "") }
        if let source { text += ", \(source)" }
        return text
    }
}
