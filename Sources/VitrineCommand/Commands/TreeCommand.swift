import ArgumentParser
import VitrineMarkup
import VitrineSupport

/// Prints the tree that a parser makes of a document.
struct TreeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Print the tree of a document as a browser reads it.",
        discussion: """
            The notation is that of the html5lib tree construction tests: two spaces for each level, attributes in the \
            order of their names, and the line “content” before the content of a template.

            Examples:
              vitrine tree index.html                       As a browser reads it.
              vitrine tree index.html --errors              With its parse errors: name, line and column.
              echo '<td>x' | vitrine tree - --fragment tr   A fragment, as innerHTML of <tr>.
              vitrine tree page.html --syntax xml           As an XML parser reads it.

            Exit status: 0 no parse errors, 1 parse errors (with --errors, or with --syntax xml), 3 the tree could not \
            be written, 64 wrong usage, or the file could not be read.
            """)

    /// The parser that reads the file.
    enum Syntax: String, ExpressibleByArgument, CaseIterable {
        case html, xml
    }

    @Argument(help: ArgumentHelp("A file; - is standard input.", valueName: "file"))
    var file: String
    @Option(
        help: ArgumentHelp(
            "Read the input as the content of an element, such as td or \"svg path\".", valueName: "element"))
    var fragment: String?
    @Option(help: "The parser that reads the file. (default: xml for .xhtml, .xht and .svg, otherwise html)")
    var syntax: Syntax?
    @Flag(help: "List the parse errors after the tree.")
    var errors = false
    @Flag(help: "Print the line and column of each node.")
    var places = false

    private var isXML: Bool {
        if let syntax { return syntax == .xml }
        let name = file.lowercased()
        return [".xhtml", ".xht", ".svg"].contains(where: name.hasSuffix)
    }

    func validate() throws {
        guard let fragment else { return }
        if isXML { throw ValidationError("--fragment is only for --syntax html") }
        let parts = fragment.split(separator: " ", omittingEmptySubsequences: false)
        let isForeign = parts.count == 2 && (parts[0] == "svg" || parts[0] == "math")
        if parts.contains("") || parts.count > 1 && !isForeign {
            throw ValidationError(
                "--fragment must be the name of an element, with “svg ” or “math ” before it if needed")
        }
    }

    func run() async throws {
        var hasErrors = false
        do throws(CommandProblem) {
            let document = try read()
            var text = TreeNotation(document, hasPlaces: places).text
            let listed = Self.errors(of: document)
            if errors { text += listed }
            try ReportFile.print(Array(text.utf8))
            if !listed.isEmpty, errors || isXML {
                if !errors { StandardStream.say(listed) }
                hasErrors = true
            }
        } catch {
            StandardStream.say("\(error)\n")
            throw ExitCode(error.status)
        }
        if hasErrors { throw ExitCode(1) }
    }

    private func read() throws(CommandProblem) -> MarkupDocument {
        let bytes = try InputFile.bytes(of: file)
        if isXML {
            do throws(XMLError) {
                return try MarkupReader(names: []).read(bytes, asXML: true)
            } catch {
                throw .outOfMemory
            }
        }
        var options = HTMLReader.Options()
        options.fragmentContext = fragment
        return HTMLReader(names: []).read(bytes, options)
    }

    /// Returns one line for each error: line and column, name (only for HTML) and message. If an HTML document has more
    /// errors than are kept, the last line states how many more.
    private static func errors(of document: MarkupDocument) -> String {
        guard let html = document.html else {
            return document.problems.map { "\($0.line):\($0.column) \($0.message)\n" }.joined()
        }
        var text = html.problems.map { "\($0.line):\($0.column) \($0.error.name): \($0.message)\n" }.joined()
        let rest = html.problemCount - html.problems.count
        if rest > 0 { text += Count.of(rest, "more error", "more errors") + "\n" }
        return text
    }
}
