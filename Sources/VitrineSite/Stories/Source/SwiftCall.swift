import Foundation

/// Finds the call that makes a story, on the line on which the story is declared.
enum SwiftCall {
    /// The tokens of the call: `Story(…)`, a call on `Story`, or another call that contains the name of the story as a
    /// string literal; nil if none of these calls is on the line.
    static func range(of name: String, onLine line: Int, in file: SwiftFile) -> Range<Int>? {
        let tokens = file.tokens(onLine: line)
        let calls = tokens.filter { index in
            file.tokens[index].word != nil && index + 1 < file.tokens.count && file.tokens[index + 1].isSign("(")
                && !file.tokens[index + 1].hasSpaceBefore
        }
        if let story = calls.first(where: { file.tokens[$0].word == "Story" }) {
            return story..<file.partners[story + 1] + 1
        }
        for call in calls {
            let range = chain(around: call, in: file)
            let isMaker = file.tokens[range.lowerBound..<call].contains { $0.word == "Story" }
            if isMaker || texts(in: range, of: file).contains(name) { return range }
        }
        return nil
    }

    /// A call with the dotted names in front of it, such as `Story.`, a leading `try` or `await`, and trailing closures
    /// with their labels.
    private static func chain(around call: Int, in file: SwiftFile) -> Range<Int> {
        var start = call
        while start >= 2, file.tokens[start - 1].isSign("."), !file.tokens[start].startsLine {
            guard let word = file.tokens[start - 2].word, !word.isEmpty else { break }
            start -= 2
        }
        while start >= 1, let word = file.tokens[start - 1].word, word == "try" || word == "await" { start -= 1 }
        var end = file.partners[call + 1] + 1
        guard !isInHead(start, in: file) else { return start..<end }
        while end < file.tokens.count {
            let brace = SwiftParser.isClosureLabel(end, in: file.tokens) ? end + 2 : end
            guard file.tokens[brace].isSign("{") else { break }
            end = file.partners[brace] + 1
        }
        return start..<end
    }

    /// Whether a brace after the call begins the body of a loop or a condition instead of a trailing closure.
    private static func isInHead(_ index: Int, in file: SwiftFile) -> Bool {
        var at = index
        while at > 0, !file.tokens[at].startsLine {
            at -= 1
            if ["for", "if", "guard", "while", "switch"].contains(file.tokens[at].word) { return true }
        }
        return false
    }

    /// The string literals in a range, without the quotation marks and number signs around them.
    private static func texts(in range: Range<Int>, of file: SwiftFile) -> [String] {
        file.tokens[range].filter { $0.kind == .text }.map { token in
            String(decoding: file.text[token.range], as: UTF8.self).trimmingCharacters(in: ["\"", "#"])
        }
    }
}
