import Synchronization
import VitrineMarkup
import VitrineSupport

/// Parses fragments, and verifies that an HTML parser and an XML parser read the written result as the same tree.
final class RawMarkupReader {
    private let htmlReader = HTMLReader(names: Name.spellings)
    private let xmlReader: MarkupReader
    private let writer = HTML()

    private init() throws(XMLError) { xmlReader = try MarkupReader(names: Name.spellings) }

    /// Reads a fragment.
    /// - Returns: its nodes, which are safe to write.
    /// - Throws: ``RawMarkupError`` with every problem of the text or, if it has none, with the first problem of the
    ///   verification.
    func read(_ text: String, allowingScripts: Bool) throws(RawMarkupError) -> [RawNode] {
        let (document, context) = parse(text)
        let repaired = (document.html?.problems ?? []).filter { !isTolerated($0, document, context) }.map { problem in
            RawMarkupProblem(
                kind: .parseError(name: problem.error.name, advice: problem.message), line: problem.line,
                column: problem.column)
        }
        let problems = repaired + RawMarkupInspector.problems(in: document, allowingScripts: allowingScripts)
        guard problems.isEmpty else {
            throw RawMarkupError(
                problems.enumerated().sorted {
                    ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset)
                }
                .map(\.element))
        }
        let nodes = RawNode.nodes(of: document)
        try prove(nodes, of: document, in: context, allowingScripts: allowingScripts)
        return nodes
    }

    /// Reads a fragment and keeps what the sanitizer allows.
    /// - Returns: nodes that are safe to write, and what was left out.
    /// - Throws: ``RawMarkupError`` when no part of the text can be written.
    func sanitize(_ text: String) throws(RawMarkupError) -> (nodes: [RawNode], removed: [RawMarkupProblem]) {
        var removed: [RawMarkupProblem] = []
        var text = text
        var last = RawMarkupError(.outOfMemory)
        // Markup that was repaired as in a browser may need another repair when it is parsed again. So the result is
        // parsed again until the verification succeeds, in at most four rounds.
        for round in 0..<4 {
            let (document, context) = parse(text)
            var sanitizer = RawMarkupSanitizer(document)
            let nodes = sanitizer.nodes()
            // From the second round on, the places are those in the rewritten text, not in the source.
            removed += round == 0 ? sanitizer.removed : sanitizer.removed.map(\.withoutPlace)
            do throws(RawMarkupError) {
                try prove(nodes, of: document, in: context, allowingScripts: false)
                return (nodes, removed)
            } catch {
                last = error
            }
            writer.reset()
            writer.write(nodes, in: .html, allowingScripts: false)
            text = writer.string
        }
        let (document, _) = parse(text)
        var sanitizer = RawMarkupSanitizer(document)
        let plain = [RawNode.text(RawMarkupSanitizer.text(of: sanitizer.nodes()))]
        try prove(plain, of: document, in: .flow, allowingScripts: false)
        return (plain, removed + (sanitizer.removed + last.problems).map(\.withoutPlace))
    }

    private func parse(_ text: String) -> (MarkupDocument, Context) {
        let bytes = Array(text.utf8)
        let document = htmlReader.read(bytes, Context.flow.options)
        guard let around = Self.tableAround(document) else { return (document, .flow) }
        return (htmlReader.read(bytes, around.options), around)
    }

    /// The element that surrounds a fragment. Browsers drop parts of tables that are outside of a table.
    private enum Context {
        case flow, table, columns, rows, cells

        /// The names of the surrounding elements, from the outermost to the innermost.
        var names: [String] {
            switch self {
            case .flow: ["div"]
            case .table: ["table"]
            case .columns: ["table", "colgroup"]
            case .rows: ["table", "tbody"]
            case .cells: ["table", "tbody", "tr"]
            }
        }

        var options: HTMLReader.Options { HTMLReader.Options(fragmentContext: names.last ?? "div") }

        /// Creates the context that a part of a table needs; nil for other elements.
        init?(around name: String) {
            switch name {
            case "caption", "colgroup", "tbody", "thead", "tfoot": self = .table
            case "col": self = .columns
            case "tr": self = .rows
            case "td", "th": self = .cells
            default: return nil
            }
        }
    }

    /// The parse errors that do not make the tree ambiguous.
    private static let tolerated: Set<HTMLParseError> = [
        .missingSemicolonAfterCharacterReference, .missingWhitespaceBetweenAttributes,
        .unexpectedCharacterInUnquotedAttributeValue,
    ]

    private func isTolerated(_ problem: HTMLParseProblem, _ document: MarkupDocument, _ context: Context) -> Bool {
        if Self.tolerated.contains(problem.error) { return true }
        // In a fragment, even whitespace between the parts of a table is a parse error. It is tolerated. Only the first
        // byte is checked: if other text follows, the HTML parser moves it when the written markup is read, so the
        // verification fails.
        return context != .flow && problem.error == .textInTable && problem.offset < document.sourceCount
            && document.text[problem.offset].isHTMLSpace
    }

    /// Returns the context for a fragment whose first tag is a part of a table; nil for other fragments. The parser has
    /// dropped that tag; only whitespace may be before it.
    private static func tableAround(_ document: MarkupDocument) -> Context? {
        guard let problem = document.html?.problems.first, problem.error == .unexpectedStartTag,
            let context = problem.subject.flatMap(Context.init(around:)),
            document.text[..<min(problem.offset, document.sourceCount)].allSatisfy(\.isHTMLSpace)
        else { return nil }
        return context
    }

    // MARK: - Verification

    /// Writes a page with the nodes and reads it with both parsers.
    /// - Throws: ``RawMarkupError`` with one problem if the writer reports a mistake, if the page is not well-formed
    ///   XML, or if the parsers read different trees.
    private func prove(
        _ nodes: [RawNode], of document: MarkupDocument, in context: Context, allowingScripts: Bool
    ) throws(RawMarkupError) {
        writer.reset()
        writer.append(rendered: Self.head)
        writer.append(rendered: Array(context.names.map { "<\($0)>" }.joined().utf8))
        let start = writer.count
        writer.write(nodes, in: .html, allowingScripts: allowingScripts)
        let end = writer.count
        writer.append(rendered: Array(context.names.reversed().map { "</\($0)>" }.joined().utf8))
        writer.append(rendered: Array("</body></html>".utf8))
        if let problem = writer.problems.first {
            // Only forbidden characters are expected here. The inspector has already reported, or the sanitizer has
            // removed, everything that the writer would leave out; if it leaves out anything, they missed it.
            let kind: RawMarkupProblem.Kind =
                if case .replacedCharacter(let scalar) = problem.kind { .forbiddenCharacter(scalar) } else {
                    .readDifferently("the writer drops a part of it")
                }
            let (line, column) = place(of: problem.offset, from: start, in: document)
            throw RawMarkupError([RawMarkupProblem(kind: kind, line: line, column: column)])
        }
        let difference = writer.withBytes { bytes -> (kind: RawMarkupProblem.Kind, offset: Int)? in
            let xml = xmlReader.read(bytes)
            if let problem = xml.problems.first { return (.notXML(problem.message), start) }
            guard let difference = htmlReader.read(bytes).firstDifference(from: xml, named: "in XML") else {
                return nil
            }
            return (.readDifferently(difference.description), min(max(difference.offset, start), end))
        }
        guard let difference else { return }
        let (line, column) = place(of: difference.offset, from: start, in: document)
        throw RawMarkupError([RawMarkupProblem(kind: difference.kind, line: line, column: column)])
    }

    private static let head = Array(
        "<!DOCTYPE html><html xmlns=\"\(Namespaces.html)\"><head><title>x</title></head><body>".utf8)

    /// Returns the place in the source of the last element that begins before `offset` in the written markup, or of the
    /// first element if none does; line 1, column 1 if the source has no elements. After sanitizing, the place is
    /// approximate, because elements of the source may be missing from the written markup.
    private func place(of offset: Int, from start: Int, in source: MarkupDocument) -> (line: Int, column: Int) {
        let tags = writer.withBytes { bytes in
            (start..<max(start, offset)).count { bytes[$0] == UInt8(ascii: "<") && bytes[$0 + 1].isASCIILetter }
        }
        let elements = source.nodes.indices.filter { source.nodes[$0].kind == .element }
        guard let html = source.html, !elements.isEmpty else { return (1, 1) }
        var lines = LineCounter()
        let element = elements[min(max(tags - 1, 0), elements.count - 1)]
        return lines.place(Int(html.places[element].start), in: source)
    }

    // MARK: - The pool of readers

    /// A reader in the pool. The compiler cannot check that it is used safely, but it is: a reader has only one user at
    /// a time, who takes it out of the pool under the lock.
    private struct Idle: Sendable { nonisolated(unsafe) let reader: RawMarkupReader }

    private static let idle = Mutex<[Idle]>([])

    /// Lets `body` use a reader. Readers are reused, because templates read a fragment for each component.
    static func shared<Result: Sendable>(
        _ body: (RawMarkupReader) throws(RawMarkupError) -> Result
    ) throws(RawMarkupError) -> Result {
        let reader: RawMarkupReader
        if let known = idle.withLock({ $0.popLast() }) {
            reader = known.reader
        } else {
            do throws(XMLError) { reader = try RawMarkupReader() } catch { throw RawMarkupError(.outOfMemory) }
        }
        let waiting = Idle(reader: reader)
        defer { idle.withLock { $0.append(waiting) } }
        return try body(reader)
    }
}
