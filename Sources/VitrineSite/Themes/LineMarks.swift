import Mustache

/// Finds the line of a template file from which a line of the output came.
///
/// This is done only for error messages: the templates are filled a second time with a mark at the beginning of every
/// line and after every partial, and the marks are read from the output.
enum LineMarks {
    /// A place in a template file.
    struct Origin: Hashable {
        var file: String
        var line: Int
    }

    /// Fills a template with marks and returns the origin of the first mistake in the output; nil if it is not found.
    /// - Parameters:
    ///   - mistake: returns the line and column, from 1, of the first mistake in the output without marks, which is
    ///     passed to it; nil if there is none.
    static func origin(
        of name: String, in folder: TemplateFolder, values: Any, mistake: (String) -> (line: Int, column: Int)?
    ) -> Origin? {
        let names = folder.files.keys.sorted()
        var templates: [String: MustacheTemplate] = [:]
        for (number, name) in names.enumerated() {
            guard let file = folder.files[name] else { continue }
            templates[name] = try? TemplateEngine.template(marked(file.text, number))
        }
        guard let text = MustacheLibrary(templates: templates).render(values, withTemplate: name) else { return nil }
        let (plain, origins) = read(text)
        guard let mistake = mistake(plain) else { return nil }
        // Parsers report some mistakes at the character after a tag, where a mark of the next text may be.
        let last = origins.last { mark in
            mark.line < mistake.line || mark.line == mistake.line && (mark.column == 1 || mark.column < mistake.column)
        }
        return last.flatMap { entry in
            guard names.indices.contains(entry.file), let file = folder.files[names[entry.file]] else { return nil }
            return Origin(file: file.display, line: entry.fileLine)
        }
    }

    /// The text with a mark at the beginning of every line that does not begin inside a template tag, and after every
    /// partial, whose text has marks of its own.
    private static func marked(_ text: String, _ file: Int) -> String {
        var result = ""
        var isInTag = false
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            if index > 0 { result += "\n" }
            let mark = "\u{3}\(file) \(index + 1)\u{4}"
            if !isInTag { result += mark }
            result += line.replacing(/{{\s*>[^}]*}}/) { "\($0.output)\(mark)" }
            let opened = line.ranges(of: "{{").count
            let closed = line.ranges(of: "}}").count
            isInTag = opened > closed || (isInTag && opened == closed)
        }
        return result
    }

    /// The text without marks and, for each mark, its line and column in that text, the number of its file, and the
    /// line in that file.
    private static func read(_ text: String) -> (String, [(line: Int, column: Int, file: Int, fileLine: Int)]) {
        var plain = ""
        var origins: [(line: Int, column: Int, file: Int, fileLine: Int)] = []
        var (line, column) = (1, 1)
        for (index, piece) in text.split(separator: "\u{3}", omittingEmptySubsequences: false).enumerated() {
            var rest = piece
            if index > 0, let end = piece.firstIndex(of: "\u{4}") {
                let numbers = piece[..<end].split(separator: " ").compactMap { Int($0) }
                if numbers.count == 2 { origins.append((line, column, numbers[0], numbers[1])) }
                rest = piece[piece.index(after: end)...]
            }
            for scalar in rest.unicodeScalars {
                (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
            }
            plain += rest
        }
        return (plain, origins)
    }
}
