import VitrineCSS
import VitrineComponents
import VitrineMarkup
import VitrineSupport

/// What a component or a page looks like: its document, and the style sheets it is looked at with.
struct StyledPage {
    /// Why there is nothing to look at, in words.
    struct Failure: Error {
        var text: String
    }

    /// The component's type, or the name of the page.
    let name: String
    private let document: MarkupDocument
    /// How many lines are before the component's own.
    private let linesBefore: Int
    private let sheets: StyleSheets
    private let missing: [String]
    /// The path of the page, from which its own links are found; nil for one that is only text.
    private let path: String?

    /// Places a component in `main` of a page, below a heading of the first rank.
    init(
        _ component: any Component, in registry: Registry, context: RenderContext, templates: (any TemplateSource)?,
        styles: StyleSheets
    ) throws(Failure) {
        let rendered = RenderedComponent(component, in: registry, context: context, templates: templates)
        guard rendered.problems.isEmpty else {
            throw Failure(text: rendered.problems.map { "\(rendered.name): \($0)" }.joined(separator: "\n"))
        }
        name = rendered.name
        document = HTMLReader(names: []).read(rendered.page)
        linesBefore = rendered.linesBefore
        sheets = styles
        path = nil
        missing = Self.missing(styles)
        if let first = missing.first { throw Failure(text: first) }
    }

    /// Reads a page.
    init(page: String, styles: StyleSheets) throws(Failure) {
        name = "the page"
        document = HTMLReader(names: []).read(Array(page.utf8))
        linesBefore = 0
        sheets = styles
        path = nil
        missing = Self.missing(styles)
        if let first = missing.first { throw Failure(text: first) }
    }

    /// Reads the file of a page; the style sheets that it links are beside it.
    init(file: String, styles: StyleSheets) throws(Failure) {
        name = file
        do throws(FileProblem) {
            document = HTMLReader(names: []).read(try FileReader.bytes(of: file))
        } catch {
            throw Failure(text: "the page “\(file)” cannot be read: \(error.reason)")
        }
        linesBefore = 0
        sheets = styles
        path = file
        missing = Self.missing(styles)
        if let first = missing.first { throw Failure(text: first) }
    }

    private static func missing(_ styles: StyleSheets) -> [String] {
        styles.sheets.compactMap { sheet in
            guard case .file(let path) = sheet else { return nil }
            do throws(FileProblem) {
                _ = try FileReader.bytes(of: path)
                return nil
            } catch {
                return "the style sheet “\(path)” cannot be read: \(error.reason)"
            }
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

    /// Whether one of the style sheets, or the page, says something about dark colours.
    var hasDark: Bool {
        let word = Array("dark".utf8)
        func has(_ bytes: [UInt8]) -> Bool {
            bytes.indices.dropLast(3).contains { bytes[$0] == word[0] && bytes[$0..<$0 + 4].elementsEqual(word) }
        }
        return has(document.text)
            || texts.contains { has($0.bytes) }
            || PageSheets(document).entries.contains { entry in
                guard case .link(let address) = entry.source, let path else { return false }
                return LinkedSheets().load(address, path).map { has($0.bytes) } ?? false
            }
    }

    private var texts: [(name: String, bytes: [UInt8])] {
        sheets.sheets.enumerated().map { number, sheet in
            switch sheet {
            case .text(let text): (sheets.sheets.count == 1 ? "styles" : "styles \(number + 1)", Array(text.utf8))
            case .file(let path): (path, (try? FileReader.bytes(of: path)) ?? [])
            }
        }
    }

    /// The elements that a selector finds, with their styles: first the sheets that are given, then the page's own.
    func lookup(_ selector: String, _ conditions: StyleConditions) throws(Failure) -> StyleLookup {
        let files = LinkedSheets()
        var builder = RuleSetBuilder(conditions: conditions)
        for (name, bytes) in texts { builder.add(StyleSheet(bytes), name: name, loader: files.load) }
        for entry in PageSheets(document).entries {
            switch entry.source {
            case .element(let text, let firstLine):
                builder.add(
                    StyleSheet(text), name: name, media: entry.media, firstLine: firstLine - linesBefore,
                    loader: files.load)
            case .link(let address):
                guard let path, let (name, bytes) = files.load(address, path) else { continue }
                builder.add(StyleSheet(bytes), name: name, media: entry.media, loader: files.load)
            }
        }
        // Style sheets of other sites are never read.
        if let address = files.unread.first(where: { FileAddress.path($0, from: "", root: "") != nil }) {
            throw Failure(text: "the style sheet “\(address)” of \(name) cannot be read")
        }
        do throws(SelectorProblem) {
            return try StyleLookup(document, page: name, selector: selector, rules: builder.finish())
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
