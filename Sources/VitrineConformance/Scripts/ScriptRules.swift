import VitrineMarkup
import VitrineSupport

/// The rules for the contents of scripts: import maps, speculation rules, other JSON, and code.
enum ScriptRules: RuleGroup {
    static var rules: [Rule] { [.importMap, .speculationRules, .scriptData, .scriptEscape, .scriptDocumentation] }

    static func check(_ page: PageTree, _ report: Report) {
        for script in page.elements(.script) {
            let bytes = ScriptContents.bytes(page, script)
            let type = page.value(.type, script)
            let kind = ScriptKind(type: type)
            if page.syntax == .html, let problem = ScriptContents.escapeProblem(bytes) {
                report.add(.scriptEscape, at: script, offset: offset(problem.at, in: bytes, page), problem.reason)
            } else if page.has(.src, script) {
                guard kind.isCode, let problem = ScriptContents.documentationProblem(bytes) else { continue }
                report.add(.scriptDocumentation, at: script, "<script> has “src”: \(problem)")
            } else if !kind.isCode, kind != .data || isJSON(type ?? []) {
                checkJSON(bytes, kind, page, script, report)
            }
        }
    }

    private static func checkJSON(
        _ bytes: Bytes, _ kind: ScriptKind, _ page: PageTree, _ script: Int, _ report: Report
    ) {
        let rule: Rule
        switch kind {
        case .importMap: rule = .importMap
        case .speculationRules: rule = .speculationRules
        case .data, .classic, .module: rule = .scriptData
        }
        let type = quoted(page.value(.type, script)?.trimmed ?? [])
        let value: JSONNode
        do throws(JSONProblem) {
            value = try JSONReader.read(bytes, loneSurrogates: .replaced)
        } catch {
            report.add(
                rule, at: script, offset: offset(error.place.offset, in: bytes, page),
                "the text of <script> with the type \(type) is not JSON: \(error.reason)")
            return
        }
        let problems =
            switch kind {
            case .importMap: ImportMap.problems(value)
            case .speculationRules: SpeculationRuleSet.problems(value)
            case .data, .classic, .module: [ScriptDataProblems.Problem]()
            }
        for problem in problems {
            report.add(
                rule, at: script, offset: offset(problem.place.offset, in: bytes, page),
                "the text of <script> with the type \(type): \(problem.error.message)")
        }
    }

    /// Returns the offset in the source for an index into a script's bytes; nil in XHTML, for an empty script, and for
    /// bytes that are not stored in the source.
    private static func offset(_ at: Int, in bytes: Bytes, _ page: PageTree) -> Int? {
        page.syntax == .html && !bytes.isEmpty && at < page.document.sourceCount ? at : nil
    }

    /// Returns whether the type of a data block is a JSON MIME type, with or without parameters.
    private static func isJSON(_ type: Bytes) -> Bool {
        let essence = type.prefix { $0 != UInt8(ascii: ";") }.trimmed
        guard essence.count <= 127 else { return false }
        let name = essence.lowercasedText
        return name.hasSuffix("+json") || name == "application/json" || name == "text/json"
    }
}

extension Rule {
    /// An import map must be valid JSON with only “imports”, “scopes” and “integrity”.
    static let importMap = Rule(
        "import-map", .error, "An import map must be valid JSON with only “imports”, “scopes” and “integrity”",
        because: "If it cannot be read, none of its modules is found.",
        reference: .html("webappapis.html#import-maps"),
        wrong: [
            .head("<script type=\"importmap\">{ \"imports\": { \"app\": \"app.js\" } }</script>"),
            .head("<script type=\"importmap\">{ imports: {} }</script>"),
            .head("<script type=\"importmap\">{ \"import\": {}, \"scopes\": [] }</script>"),
        ],
        right: [
            .head("<script type=\"importmap\">{ \"imports\": { \"app\": \"./app.js\", \"lib/\": \"/lib/\" } }</script>")
        ])

    /// Speculation rules must be valid JSON with lists of rules.
    static let speculationRules = Rule(
        "speculation-rules", .error, "Speculation rules must be valid JSON with lists of rules",
        because: "Browsers ignore rules that they cannot read, and fetch nothing in advance.",
        reference: .html("speculative-loading.html#speculation-rules"),
        wrong: [.head("<script type=\"speculationrules\">{ \"prefetch\": { \"urls\": [\"next.html\"] } }</script>")],
        right: [
            .head(
                """
                <script type="speculationrules">
                { "prefetch": [{ "urls": ["next.html"] }, { "where": { "href_matches": "/*" }, "eagerness": "moderate" }] }
                </script>
                """)
        ])

    /// A script whose type is JSON should contain JSON.
    static let scriptData = Rule(
        "script-json", .warning, "A script whose type is JSON should contain JSON",
        because: "Search engines ignore the whole script if one comma is wrong.",
        reference: Rule.Reference("RFC 8259", "https://www.rfc-editor.org/rfc/rfc8259"),
        wrong: [.head("<script type=\"application/ld+json\">{ \"name\": \"Ada\", }</script>")],
        right: [.head("<script type=\"application/ld+json\">{ \"name\": \"Ada\" }</script>")])

    /// An HTML comment in a script must be closed and must not contain a script tag.
    static let scriptEscape = Rule(
        "script-escape", .error, "An HTML comment in a script must be closed and must not contain a script tag",
        because: "Otherwise “</script>” may not end the script, and browsers read the rest of the page as part of it.",
        reference: .html("scripting.html#restrictions-for-contents-of-script-elements"),
        wrong: ["<script><!-- var tag = '<script x'; --></script>"],
        right: ["<script><!-- var tag = 'p'; --></script>"])

    /// A script with “src” must contain only comments.
    static let scriptDocumentation = Rule(
        "script-documentation", .error, "A script with “src” must contain only comments",
        because: "Browsers never run its content.",
        reference: .html("scripting.html#inline-documentation-for-external-scripts"),
        wrong: ["<script src=\"one.js\">start()</script>"],
        right: [
            "<script src=\"one.js\"></script>",
            "<script src=\"one.js\">\n// Starts by itself.\n/* And stops. */\n</script>",
        ])
}
