/// A rule: its requirement, the reason, a reference, and examples, which are also its tests.
///
/// ```swift
/// static let imageAlt = Rule(
///     "image-alt", .error, "An image must have alternative text",
///     because: "People who do not see the image learn from `alt` what it shows.",
///     reference: .html("images.html#alt"),
///     wrong: ["<img src=\"boat.png\"/>"], right: ["<img src=\"boat.png\" alt=\"A boat\"/>"])
/// ```
public struct Rule: Identifiable, Sendable {
    /// The name, in lowercase with hyphens. It appears in every finding of the rule.
    public let id: String
    /// The severity of the rule's findings.
    public let severity: Finding.Severity
    /// The requirement in one line, usually with “must” for errors and “should” for warnings.
    public let title: String
    /// The reason for the rule: usually what goes wrong if it is broken.
    public let reason: String
    /// The section of a standard on which the rule is based; nil for rules that are not based on a standard, and for
    /// user-defined rules.
    public let reference: Reference?
    /// Markup that breaks the rule.
    public let wrong: [Example]
    /// Markup that follows the rule.
    public let right: [Example]

    /// Creates a rule.
    public init(
        _ id: String, _ severity: Finding.Severity, _ title: String, because reason: String, reference: Reference?,
        wrong: [Example], right: [Example]
    ) {
        self.id = id
        self.severity = severity
        self.title = title
        self.reason = reason
        self.reference = reference
        self.wrong = wrong
        self.right = right
    }
}

extension Rule: Hashable {
    /// Returns whether two rules have the same name.
    public static func == (one: Rule, other: Rule) -> Bool { one.id == other.id }

    /// Hashes the name of the rule.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule {
    /// The section of a document on which a rule is based.
    public struct Reference: Hashable, Sendable {
        /// The name of the document.
        public let document: String
        /// The address of the section.
        public let address: String

        /// Creates a reference to a section of any document, given its name and the address of the section.
        public init(_ document: String, _ address: String) {
            self.document = document
            self.address = address
        }

        /// Creates a reference to a section of the HTML Standard, such as `images.html#alt`.
        public static func html(_ section: String) -> Self {
            Self("HTML Standard", "https://html.spec.whatwg.org/multipage/" + section)
        }

        /// Creates a reference to a section of WAI-ARIA, such as `aria-checked`.
        public static func aria(_ fragment: String) -> Self {
            Self("WAI-ARIA", "https://w3c.github.io/aria/#" + fragment)
        }

        /// Creates a reference to a section of ARIA in HTML, such as `docconformance-attr`.
        public static func ariaInHTML(_ fragment: String) -> Self {
            Self("ARIA in HTML", "https://w3c.github.io/html-aria/#" + fragment)
        }

        /// Creates a reference to a success criterion of WCAG 2.2, such as `non-text-content`.
        public static func wcag(_ criterion: String) -> Self {
            Self("WCAG 2.2", "https://www.w3.org/TR/WCAG22/#" + criterion)
        }
    }

    /// A piece of markup that breaks or follows a rule.
    public enum Example: Hashable, Sendable, ExpressibleByStringLiteral {
        /// Markup inside `main` of an otherwise valid page.
        case body(String)
        /// Markup inside `head` of an otherwise valid page, after its title and encoding.
        case head(String)
        /// A whole document.
        case page(String)
        /// One or more files of a site, for rules about links.
        case site([File])

        /// A file of an example.
        public struct File: Hashable, Sendable {
            /// The path in the site.
            public let path: String
            /// The content of the file.
            public let content: Example
        }

        /// Creates an example of up to three files. The first file is the one that ``document`` returns.
        static func site(
            _ path: String, _ content: Example, _ second: String? = nil, _ other: Example = "",
            _ third: String? = nil, _ last: Example = ""
        ) -> Self {
            .site(
                [File(path: path, content: content)] + (second.map { [File(path: $0, content: other)] } ?? [])
                    + (third.map { [File(path: $0, content: last)] } ?? []))
        }

        /// Creates an example from markup inside `main`.
        public init(stringLiteral markup: String) { self = .body(markup) }

        /// The markup of the example; for files of a site, each one comes after a line with its path.
        public var markup: String {
            switch self {
            case .body(let markup), .head(let markup), .page(let markup): markup
            case .site(let files):
                files.map { "\($0.path)\n\($0.content.markup)" }.joined(separator: "\n\n")
            }
        }

        /// The whole document; for files of a site, the first one.
        public var document: String {
            switch self {
            case .page(let document): document
            case .site(let files): files.first?.content.document ?? ""
            case .head(let markup): Self.document(head: "\n" + markup, body: "<p>Text</p>")
            case .body(let markup): Self.document(head: "", body: markup)
            }
        }

        /// Returns a document with one piece of markup after its title and another one inside `main`.
        static func document(head: String, body: String) -> String {
            """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8"/>
            <title>Example</title>\(head)
            </head>
            <body>
            <main>
            <h1>Example</h1>
            \(body)
            </main>
            </body>
            </html>

            """
        }
    }
}
