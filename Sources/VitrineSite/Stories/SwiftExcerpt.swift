/// Takes an expression out of a Swift file: a call from its name to the bracket that closes it.
struct SwiftExcerpt {
    private let text: [UInt8]
    private var at: Int

    /// The call of a function on a line, with its indentation taken off.
    /// - Parameters:
    ///   - name: what is called.
    ///   - line: the line where the call begins, from 1.
    /// - Returns: nil where the line has no such call, or nothing closes it.
    static func call(of name: String, onLine line: Int, in text: [UInt8]) -> String? {
        var start = 0
        for _ in 1..<max(1, line) {
            guard let end = text[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
        }
        let end = text[start...].firstIndex(of: 0x0A) ?? text.count
        guard let call = Self.start(of: Array("\(name)(".utf8), in: text[start..<end]) else { return nil }
        var excerpt = SwiftExcerpt(text: text, at: call)
        while excerpt.at < text.count, text[excerpt.at] != UInt8(ascii: "(") { excerpt.at += 1 }
        guard excerpt.skipBrackets() else { return nil }
        return unindented(String(decoding: text[call..<excerpt.at], as: UTF8.self))
    }

    private static func start(of name: [UInt8], in line: ArraySlice<UInt8>) -> Int? {
        guard line.count >= name.count else { return nil }
        return (line.startIndex...line.endIndex - name.count).first { start in
            line[start...].starts(with: name)
                && (start == line.startIndex || !isNamePart(line[start - 1]))
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }

    /// The text with what all lines but the first have in front taken off.
    private static func unindented(_ text: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let common = lines.dropFirst().filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }.min()
        // The last line closes the call, so it is where the first began.
        return
            (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(min(common ?? 0, $0.prefix { $0 == " " }.count)) })
            .joined(separator: "\n")
    }

    // MARK: - Brackets

    private func starts(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard at + count <= text.count else { return false }
        return (0..<count).allSatisfy { text[at + $0] == word.utf8Start[$0] }
    }

    /// Goes from an opening bracket to the place after its closing bracket.
    /// - Returns: false when nothing closes it.
    private mutating func skipBrackets() -> Bool {
        var depth = 0
        while at < text.count {
            switch text[at] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                depth += 1
                at += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                depth -= 1
                at += 1
                if depth == 0 { return true }
            case UInt8(ascii: "\""): guard skipText(hashes: 0) else { return false }
            case UInt8(ascii: "#"):
                let start = at
                while at < text.count, text[at] == UInt8(ascii: "#") { at += 1 }
                if at < text.count, text[at] == UInt8(ascii: "\"") {
                    guard skipText(hashes: at - start) else { return false }
                }
            case UInt8(ascii: "/") where starts("//"):
                while at < text.count, text[at] != 0x0A { at += 1 }
            case UInt8(ascii: "/") where starts("/*"):
                while at < text.count, !starts("*/") { at += 1 }
                at += 2
            default: at += 1
            }
        }
        return false
    }

    /// Goes from the opening quotation mark of a text to the place after its end.
    private mutating func skipText(hashes: Int) -> Bool {
        let quotes = starts("\"\"\"") ? 3 : 1
        at += quotes
        while at < text.count {
            if text[at] == UInt8(ascii: "\\"), ends(with: hashes, after: at + 1) {
                at += 1 + hashes
                if at < text.count, text[at] == UInt8(ascii: "(") {
                    guard skipBrackets() else { return false }
                } else {
                    at += 1
                }
            } else if text[at] == UInt8(ascii: "\""), quotes == 1 || starts("\"\"\""),
                ends(with: hashes, after: at + quotes)
            {
                at += quotes + hashes
                return true
            } else {
                at += 1
            }
        }
        return false
    }

    private func ends(with hashes: Int, after place: Int) -> Bool {
        place + hashes <= text.count && text[place..<place + hashes].allSatisfy { $0 == UInt8(ascii: "#") }
    }
}
