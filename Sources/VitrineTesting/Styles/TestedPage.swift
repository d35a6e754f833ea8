import VitrineCSS
import VitrineComponents
import VitrineMarkup
import VitrineSupport

/// A component or a page in a test: its document and its stylesheets.
struct TestedPage {
    /// The reason why the page cannot be checked.
    struct Failure: Error {
        var text: String
    }

    /// A stylesheet from the test, with its name in messages.
    private typealias Sheet = (name: String, bytes: [UInt8])

    /// The name in messages: the component's type, the path of the page's file, or `the page`.
    let name: String
    private let document: MarkupDocument
    /// The number of lines before the component's markup.
    private let linesBefore: Int
    private let given: [Sheet]
    private let files = LinkedSheets()
    /// The stylesheets of the test, followed by those that the page contains and, if it is a file, links.
    private let sheets: PageSheets

    /// Renders a component into `main` of a page, below a level-1 heading.
    init(
        _ component: any Component, in registry: Registry, context: RenderContext, templates: (any TemplateSource)?,
        styles: StyleSheets
    ) throws(Failure) {
        let rendered = RenderedComponent(component, in: registry, context: context, templates: templates)
        guard rendered.problems.isEmpty else {
            throw Failure(text: rendered.problems.map { "\(rendered.name): \($0)" }.joined(separator: "\n"))
        }
        try self.init(rendered.page, name: rendered.name, linesBefore: rendered.linesBefore, styles)
    }

    /// Reads a page.
    init(page: String, styles: StyleSheets) throws(Failure) {
        try self.init(Array(page.utf8), name: "the page", styles)
    }

    /// Reads a page from a file. The stylesheets that it links are found relative to the file.
    init(file: String, styles: StyleSheets) throws(Failure) {
        try self.init(Self.bytes(of: file, "the page"), name: file, styles, hasPath: true)
    }

    /// Parses a page and reads the stylesheets of the test.
    /// - Parameter hasPath: whether `name` is the path of a file. Only then are the page's links to stylesheets
    ///   followed, relative to that file.
    private init(
        _ bytes: [UInt8], name: String, linesBefore: Int = 0, _ styles: StyleSheets, hasPath: Bool = false
    ) throws(Failure) {
        self.name = name
        self.linesBefore = linesBefore
        document = HTMLReader(names: []).read(bytes)
        var given: [Sheet] = []
        for (number, sheet) in styles.sheets.enumerated() {
            switch sheet {
            case .text(let text):
                given.append((styles.sheets.count == 1 ? "styles" : "styles \(number + 1)", Array(text.utf8)))
            case .file(let path): given.append((path, try Self.bytes(of: path, "the stylesheet")))
            }
        }
        self.given = given
        var entries = given.indices.map { PageSheets.Entry(source: .link(Self.address($0)), media: "") }
        for var entry in PageSheets(document).entries {
            switch entry.source {
            case .element(let text, let firstLine):
                entry.source = .element(text: text, firstLine: firstLine - linesBefore)
            case .link: guard hasPath else { continue }
            }
            entries.append(entry)
        }
        sheets = PageSheets(entries)
    }

    private static func bytes(of path: String, _ what: String) throws(Failure) -> [UInt8] {
        do throws(FileProblem) {
            return try FileReader.bytes(of: path)
        } catch {
            throw Failure(text: "\(what) “\(path)” cannot be read: \(error.reason)")
        }
    }

    // MARK: - Stylesheets

    /// Returns an address that no page can contain, for a stylesheet that the test supplies.
    private static func address(_ number: Int) -> String { "\u{0}\(number)" }

    private func load(_ address: String, _ base: String) -> (name: String, bytes: [UInt8])? {
        if address.hasPrefix("\u{0}"), let number = Int(address.dropFirst()) { return given[number] }
        return files.load(address, base)
    }

    /// Returns whether the page, or one of the stylesheets that apply under the given conditions, contains the word
    /// `dark`.
    func hasDark(_ conditions: StyleConditions) -> Bool {
        document.text.mentions(ignoringCase: "dark")
            || sheets.rules(page: name, conditions: conditions, loader: load).sheets.contains { sheet in
                sheet.origin != .userAgent && sheet.sheet.list.bytes.mentions(ignoringCase: "dark")
            }
    }

    // MARK: - Styles

    /// Parses a list of conditions, such as `dark, 390px`.
    static func conditions(_ text: String) throws(Failure) -> StyleConditions {
        do throws(StyleConditions.UnknownCondition) {
            return try StyleConditions(text)
        } catch {
            throw Failure(text: "“\(error.name)” is not a condition\(error.advice)")
        }
    }

    /// Returns the elements that match a selector, with their styles. The stylesheets of the test come before the
    /// page's own.
    func lookup(_ selector: String, _ conditions: StyleConditions) throws(Failure) -> StyleLookup {
        let rules = sheets.rules(page: name, conditions: conditions, loader: load)
        // A stylesheet of another site is never read, so it is not a problem that it could not be read.
        if let address = files.unread.first(where: { FileAddress.path($0, from: "", root: "") != nil }) {
            throw Failure(text: "the stylesheet “\(address)” of \(name) cannot be read")
        }
        do throws(SelectorProblem) {
            return try StyleLookup(document, page: name, selector: selector, rules: rules)
        } catch {
            throw Failure(text: "“\(selector)” is not a selector: \(error)")
        }
    }

    /// Returns the place of an element: `<h2> on line 2`.
    func place(of match: StyleLookup.Match, in lookup: StyleLookup) -> String {
        "\(lookup.name(of: match)) on line \(TextPlace(lookup.offset(of: match), in: document.text).line - linesBefore)"
    }
}

extension StyleConditions.UnknownCondition {
    /// A suggestion for a misspelled name.
    fileprivate var advice: String {
        Suggestion.nearest(name, StyleConditions.names).map { "; did you mean “\($0)”?" }
            ?? "; see “vitrine style --help”"
    }
}
