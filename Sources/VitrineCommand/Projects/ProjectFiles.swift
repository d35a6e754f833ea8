/// The contents of the files in a new package, except the manifest, the files for CI and the shortest files.
enum ProjectFiles {
    static let notice = #"""
        import VitrineKit

        /// A message to people who use a page.
        public struct Notice: Component, Identifiable {
            /// The kinds of messages, each with its own color.
            public enum Kind: String, Hashable, Sendable {
                case information, success, problem
            }

            /// The identity of the notice, unique in its section.
            public let id: String
            /// What kind of message it is.
            public var kind: Kind
            /// The message itself.
            public var text: String

            /// Creates a notice.
            public init(id: String, kind: Kind, text: String) {
                self.id = id
                self.kind = kind
                self.text = text
            }
        }

        /// The view of a notice.
        public struct NoticeView: ComponentView {
            private let notice: Notice

            /// Creates the view of a notice.
            public init(viewModel: Notice) { notice = viewModel }

            /// Writes the notice as a paragraph.
            public func body(_ html: HTML) {
                html.p(notice.text, .class("notice"), .class(notice.kind.rawValue))
            }
        }

        """#

    static let quote = #"""
        import VitrineKit

        /// What somebody said; shown by the template `templates/quote.mustache`.
        public struct Quote: Component, Identifiable, Decodable {
            /// The identity of the quote, unique in its section.
            public let id: Int
            /// The words that were said.
            public var text: String
            /// Who said them.
            public var author: String
        }

        """#

    static func gallery(_ name: String) -> String {
        """
        import \(name)
        import Vitrine

        @main struct \(name)Gallery: Gallery {
            func register(in registry: inout Registry) {
                registry.register(NoticeView.self)
                registry.register(template: "quote", for: Quote.self)
            }

            func sections(in site: SiteFolder) throws -> [Section] {
                let quotes: [Quote] = try site.load("data/quotes.json")
                return [
                    Section(id: "notices", title: "Notices") {
                        Story("Information", Notice(id: "news", kind: .information, text: "There is a new version."))
                        Story("Success", Notice(id: "saved", kind: .success, text: "Your changes are saved."))
                        Story("Problem", Notice(id: "offline", kind: .problem, text: "There is no connection."))
                    },
                    Section(id: "quotes", title: "Quotes", rows: quotes),
                ]
            }
        }

        """
    }

    static func tests(_ name: String) -> String {
        """
        import Testing
        import VitrineKit
        import VitrineTesting

        @testable import \(name)

        @Suite("Components") struct \(name)Tests {
            private var registry: Registry {
                var registry = Registry()
                registry.register(NoticeView.self)
                return registry
            }

            @Test(arguments: [Notice.Kind.information, .success, .problem]) func notice(kind: Notice.Kind) {
                let notice = Notice(id: kind.rawValue, kind: kind, text: "Something has happened.")
                expectConformant(notice, in: registry)
                expectSnapshot(of: notice, named: kind.rawValue, in: registry)
            }
        }

        """
    }

    static let quotes = """
        [
          {"id": 1, "text": "Make it work, make it right, make it fast.", "author": "Kent Beck"},
          {"id": 2, "text": "Simplicity is prerequisite for reliability.", "author": "Edsger W. Dijkstra"}
        ]

        """

    static let quoteTemplate = """
        <figure class="quote">
          <blockquote><p>{{text}}</p></blockquote>
          <figcaption>{{author}}</figcaption>
        </figure>

        """

    static let styles = """
        .notice { padding: .75rem 1rem; border-inline-start: .25rem solid; color: #1b1b1f; background: #eef2ff; }
        .notice.success { background: #e7f6ec; }
        .notice.problem { background: #fdecea; }
        .quote blockquote { margin: 0; }

        """

    static let swiftFormat = """
        {
          "version": 1,
          "lineLength": 120,
          "indentation": { "spaces": 4 }
        }

        """

    static func readme(_ name: String) -> String {
        """
        # \(name)

        | command | what it does |
        |---|---|
        | `swift run \(name)Gallery dev --open` | shows the gallery in the browser, and every change as soon as it is saved |
        | `swift run \(name)Gallery build` | checks every page and writes the site to `_site/` |
        | `swift test` | checks the components, and compares them with their snapshots |

        The first `swift test` records missing snapshots in `Tests/\(name)Tests/snapshots/`: look at them, and commit them. In CI
        nothing is recorded.

        On Linux, libxml2 and its headers are needed: `apt-get install libxml2-dev`.

        """
    }
}
