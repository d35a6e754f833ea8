/// A rule: its requirement, the reason, a reference, and examples that are its tests.
///
/// ```swift
/// static let imageAlt = Rule(
///     "image-alt", .error, "An image must have alternative text",
///     because: "People who do not see the image learn from `alt` what it shows.",
///     reference: .html("images.html#alt"),
///     wrong: ["<img src=\"boat.png\"/>"], right: ["<img src=\"boat.png\" alt=\"A boat\"/>"])
/// ```
public struct Rule: Identifiable, Sendable {
    /// The name, in lowercase with hyphens; it is in every finding and in the address of the rule's page.
    public let id: String
    /// The severity of its findings.
    public let severity: Finding.Severity
    /// The requirement in one line: “must” for errors, “should” for warnings.
    public let title: String
    /// The reason, and what happens otherwise.
    public let reason: String
    /// The section of a standard that requires it; nil for rules of this program and of users.
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
    /// The section of a document that a rule comes from.
    public struct Reference: Hashable, Sendable {
        /// The name of the document.
        public let document: String
        /// The address of the section.
        public let address: String

        /// Creates a reference to any document.
        public init(_ document: String, _ address: String) {
            self.document = document
            self.address = address
        }

        /// A section of the HTML Standard: `images.html#alt`.
        public static func html(_ section: String) -> Self {
            Self("HTML Standard", "https://html.spec.whatwg.org/multipage/" + section)
        }

        /// A section of WAI-ARIA: `aria-checked`.
        public static func aria(_ fragment: String) -> Self {
            Self("WAI-ARIA", "https://w3c.github.io/aria/#" + fragment)
        }

        /// A section of ARIA in HTML.
        public static func ariaInHTML(_ fragment: String) -> Self {
            Self("ARIA in HTML", "https://w3c.github.io/html-aria/#" + fragment)
        }

        /// A success criterion of WCAG 2.2: `non-text-content`.
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
        /// Several files of a site, for rules about links.
        case site([File])

        /// A file of an example.
        public struct File: Hashable, Sendable {
            /// The path in the site.
            public let path: String
            /// The content of the file.
            public let content: Example
        }

        /// Up to three files of a site; the first one is the page that breaks or follows the rule.
        static func site(
            _ path: String, _ content: Example, _ second: String? = nil, _ other: Example = "",
            _ third: String? = nil, _ last: Example = ""
        ) -> Self {
            .site(
                [File(path: path, content: content)] + (second.map { [File(path: $0, content: other)] } ?? [])
                    + (third.map { [File(path: $0, content: last)] } ?? []))
        }

        /// Markup inside `main`.
        public init(stringLiteral markup: String) { self = .body(markup) }

        /// The markup of the example; if there are several files, each is below its path.
        public var markup: String {
            switch self {
            case .body(let markup), .head(let markup), .page(let markup): markup
            case .site(let files):
                files.map { "\($0.path)\n\($0.content.markup)" }.joined(separator: "\n\n")
            }
        }

        /// The whole document; if there are several, the one that breaks or follows the rule.
        public var document: String {
            switch self {
            case .page(let document): document
            case .site(let files): files.first?.content.document ?? ""
            case .head(let markup): Self.document(head: "\n" + markup, body: "<p>Text</p>")
            case .body(let markup): Self.document(head: "", body: markup)
            }
        }

        /// A document with markup after its title, and inside `main`.
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
