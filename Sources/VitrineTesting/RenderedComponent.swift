import VitrineSupport
import VitrineComponents
import VitrineConformance

/// The markup of a component, inside an otherwise valid page.
struct RenderedComponent {
    /// The name of the component's type, for messages.
    let name: String
    /// The errors that were found during rendering.
    let problems: [String]
    let markup: [UInt8]
    private let context: RenderContext

    init(
        _ component: any Component, in registry: Registry, context: RenderContext, templates: (any TemplateSource)?,
        id: String = "example"
    ) {
        name = "\(type(of: component))"
        self.context = context
        let session = RenderSession(registry: registry, templates: templates, context: context)
        session.render(component, id: id, instance: id, role: .row, place: nil)
        problems = session.takeProblems().filter(\.isError).map(\.description)
        markup = session.html.bytes()
    }

    private static let before = """
        <!DOCTYPE html>
        <html xmlns="http://www.w3.org/1999/xhtml" lang="%" dir="%">
        <head><meta charset="utf-8"/><title>Example</title></head>
        <body><main><h1>Example</h1>

        """

    /// The part of the page before the component.
    private var start: String {
        let parts = Self.before.split(separator: "%", omittingEmptySubsequences: false)
        return parts[0] + context.language + parts[1] + context.direction.rawValue + parts[2]
    }

    /// The whole page.
    var page: [UInt8] { Array(start.utf8) + markup + Array("\n</main></body>\n</html>\n".utf8) }

    /// The number of lines before the component's markup.
    var linesBefore: Int { start.utf8.count { $0 == 0x0A } }

    /// Returns the findings of all rules except the ignored ones, with lines and offsets counted from the start of the
    /// component's markup.
    func findings(ignoring ignored: Set<String>) -> [Finding] {
        let lines = linesBefore
        let count = start.utf8.count
        return Self.findings(in: page, .polyglot).filter { !ignored.contains($0.rule) }.map { finding in
            var finding = finding
            finding.path = name
            finding.component = name
            finding.line -= lines
            finding.offset -= count
            return finding
        }
    }

    static func findings(in page: [UInt8], _ syntax: PageSyntax) -> [Finding] {
        do {
            let checker = try ConformanceChecker()
            checker.isOfGallery = true
            return checker.check(page, path: "page.html", syntax: syntax)
        } catch {
            return [Finding(path: "page.html", rule: "parser", message: "The parser cannot be started: \(error)")]
        }
    }

    /// Returns the text of a finding: `Todo, line 2, column 5: message [rule]`, followed by up to 400 bytes of the
    /// source line.
    func sentence(_ finding: Finding) -> String {
        let lines = markup.split(separator: 0x0A, omittingEmptySubsequences: false)
        var text = "\(name), line \(finding.line), column \(finding.column): \(finding.message) [\(finding.rule)]"
        if lines.indices.contains(finding.line - 1) {
            text += "\n" + String(decoding: lines[finding.line - 1].prefix(400), as: UTF8.self)
        }
        return text
    }
}
