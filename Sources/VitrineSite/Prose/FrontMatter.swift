import VitrineSupport
import Yams

/// The YAML between two lines `---` at the start of a Markdown file.
struct FrontMatter {
    private static let keys = ["title", "summary", "order"]

    private(set) var title = ""
    private(set) var summary = ""
    private(set) var order: Int?
    /// The text of the file. The lines of the front matter are replaced by empty ones, so that the other lines keep
    /// their numbers.
    private(set) var text: String
    private(set) var problems: [SiteProblem] = []

    /// Reads the front matter of a file, if it has any.
    init(of text: String, file name: String) {
        let text = text.replacing("\r\n", with: "\n").trimmingPrefix("\u{FEFF}")
        self.text = String(text)
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard lines.first == "---" else { return }
        guard let end = lines.dropFirst().firstIndex(of: "---") else {
            problems.append(SiteProblem(file: name, line: 1, .guide(.openFrontMatter)))
            return
        }
        // An empty line replaces the first line, so that lines have the same numbers in the YAML as in the file.
        var file = SettingsFile("\n" + lines[1..<end].joined(separator: "\n"), name: name)
        for line in 0...end { lines[line] = "" }
        self.text = lines.joined(separator: "\n")
        if let root = file.root() { read(root, &file) }
        problems += file.problems.map {
            SiteProblem(file: name, line: $0.line, .guide(.frontMatter($0.reason)))
        }
    }

    private mutating func read(_ root: Node, _ file: inout SettingsFile) {
        guard let mapping = root.mapping else {
            if root.null == nil { file.add(.mustBe(key: "front matter", kind: "keys and values"), at: root) }
            return
        }
        for (key, value) in mapping {
            switch key.string {
            case "title": title = Self.line(file.string(value, "title"))
            case "summary": summary = Self.line(file.string(value, "summary"))
            case "order":
                order = value.int
                if order == nil { file.add(.mustBe(key: "order", kind: "a whole number"), at: value) }
            case let name: file.add(.unknownKey(name ?? "?", known: Self.keys), at: key)
            }
        }
    }

    /// A text on one line, with single spaces between its words; empty for nil.
    private static func line(_ text: String?) -> String {
        (text ?? "").split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
