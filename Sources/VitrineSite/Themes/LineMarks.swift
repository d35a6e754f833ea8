import Mustache

/// Finds the line of a template file from which a line of the output came.
///
/// This is done only for error messages: the templates are filled a second time with a mark at the beginning of every
/// line, and the marks are read from the output.
enum LineMarks {
    /// A place in a template file.
    struct Origin: Hashable {
        var file: String
        var line: Int
    }

    /// Fills a template with marks and returns the origin of the wrong line in the output; nil if it is not found.
    /// - Parameters:
    ///   - wrong: returns the number of the wrong line, from 1, in the output without marks that is passed to it; nil
    ///     if no line is wrong.
    static func origin(
        of name: String, in folder: TemplateFolder, values: Any, wrong: (String) -> Int?
    ) -> Origin? {
        let names = folder.files.keys.sorted()
        var templates: [String: MustacheTemplate] = [:]
        for (number, name) in names.enumerated() {
            guard let file = folder.files[name] else { continue }
            templates[name] = try? TemplateEngine.template(marked(file.text, number))
        }
        guard let text = MustacheLibrary(templates: templates).render(values, withTemplate: name) else { return nil }
        let (plain, origins) = read(text)
        guard let line = wrong(plain) else { return nil }
        return origins.last { $0.line <= line }.flatMap { entry in
            guard names.indices.contains(entry.file), let file = folder.files[names[entry.file]] else { return nil }
            return Origin(file: file.display, line: entry.fileLine)
        }
    }

    /// The text with a mark at the beginning of every line that does not begin inside a template tag.
    private static func marked(_ text: String, _ file: Int) -> String {
        var result = ""
        var isInTag = false
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { result += "\n" }
            if !isInTag { result += "\u{3}\(file) \(index + 1)\u{4}" }
            result += line
            let opened = line.ranges(of: "{{").count
            let closed = line.ranges(of: "}}").count
            isInTag = opened > closed || (isInTag && opened == closed)
        }
        return result
    }

    /// The text without marks and, for each mark, its line in that text, the number of its file, and the line in that
    /// file.
    private static func read(_ text: String) -> (String, [(line: Int, file: Int, fileLine: Int)]) {
        var plain = ""
        var origins: [(line: Int, file: Int, fileLine: Int)] = []
        var line = 1
        for (index, piece) in text.split(separator: "\u{3}", omittingEmptySubsequences: false).enumerated() {
            var rest = piece
            if index > 0, let end = piece.firstIndex(of: "\u{4}") {
                let numbers = piece[..<end].split(separator: " ").compactMap { Int($0) }
                if numbers.count == 2 { origins.append((line, numbers[0], numbers[1])) }
                rest = piece[piece.index(after: end)...]
            }
            line += rest.utf8.count { $0 == 0x0A }
            plain += rest
        }
        return (plain, origins)
    }
}
