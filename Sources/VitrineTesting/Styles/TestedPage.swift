import VitrineCSS
import VitrineComponents
import VitrineMarkup
import VitrineSupport

/// A component or a page of a test: its document, and the stylesheets it is looked at with.
struct TestedPage {
    /// Why there is nothing to look at, in words.
    struct Failure: Error {
        var text: String
    }

    /// A stylesheet from the test, with its name in messages.
    private typealias Sheet = (name: String, bytes: [UInt8])

    /// The component's type, or the name of the page.
    let name: String
    private let document: MarkupDocument
    /// How many lines are before the component's own.
    private let linesBefore: Int
    private let given: [Sheet]
    private let files = LinkedSheets()
    /// The stylesheets that are given, and after them those that the page names.
    private let sheets: PageSheets

    /// Places a component in `main` of a page, below a heading of the first rank.
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

    /// Reads the file of a page; the stylesheets that it links are beside it.
    init(file: String, styles: StyleSheets) throws(Failure) {
        try self.init(Self.bytes(of: file, "the page"), name: file, styles, hasPath: true)
    }

    /// - Parameter hasPath: whether the name is a path, from which the page's own links are found.
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

    /// The address of a stylesheet that is given, which no page can name.
    private static func address(_ number: Int) -> String { "\u{0}\(number)" }

    private func load(_ address: String, _ base: String) -> (name: String, bytes: [UInt8])? {
        if address.hasPrefix("\u{0}"), let number = Int(address.dropFirst()) { return given[number] }
        return files.load(address, base)
    }

    /// Whether one of the stylesheets, or the page, says something about dark colors.
    var hasDark: Bool {
        document.text.mentions("dark")
            || sheets.entries.contains { entry in
                guard case .link(let address) = entry.source else { return false }
                return load(address, name)?.bytes.mentions("dark") ?? false
            }
    }

    // MARK: - Styles

    /// What is written of conditions, ready to be looked at.
    static func conditions(_ text: String) throws(Failure) -> StyleConditions {
        do throws(StyleConditions.UnknownCondition) {
            return try StyleConditions(text)
        } catch {
            throw Failure(text: "“\(error.name)” is not a condition\(error.advice)")
        }
    }

    /// The elements that a selector finds, with their styles: first the sheets that are given, then the page's own.
    func lookup(_ selector: String, _ conditions: StyleConditions) throws(Failure) -> StyleLookup {
        let rules = sheets.rules(page: name, conditions: conditions, loader: load)
        // Stylesheets of other sites are never read.
        if let address = files.unread.first(where: { FileAddress.path($0, from: "", root: "") != nil }) {
            throw Failure(text: "the stylesheet “\(address)” of \(name) cannot be read")
        }
        do throws(SelectorProblem) {
            return try StyleLookup(document, page: name, selector: selector, rules: rules)
        } catch {
            throw Failure(text: "“\(selector)” is not a selector: \(error)")
        }
    }

    /// Where an element is: `<h2> in line 2`.
    func place(of match: StyleLookup.Match, in lookup: StyleLookup) -> String {
        "\(lookup.name(of: match)) in line \(TextPlace(lookup.offset(of: match), in: document.text).line - linesBefore)"
    }
}

extension StyleConditions.UnknownCondition {
    /// What may be meant.
    fileprivate var advice: String {
        Suggestion.nearest(name, StyleConditions.names).map { "; did you mean “\($0)”?" }
            ?? "; see “vitrine style --help”"
    }
}
