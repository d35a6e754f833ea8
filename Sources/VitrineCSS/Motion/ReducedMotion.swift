/// Rewrites stylesheets for frames as if the user preferred reduced motion, because a page without scripts cannot set a
/// media feature of a frame.
package enum ReducedMotion {
    private static let feature = "prefers-reduced-motion"
    /// A condition that always holds, and one that never does.
    private static let (always, never) = ("(min-width: 0)", "(min-width: 999999px)")

    /// Returns a stylesheet in which the tests of `prefers-reduced-motion` in `@media` and `@import` are replaced with
    /// conditions that always or never hold, as if the user preferred reduced motion.
    /// - Parameter address: returns, for the address of an imported stylesheet, the address of its rewritten version;
    ///   nil if there is none.
    /// - Returns: the new bytes; nil if nothing changed.
    package static func sheet(_ bytes: [UInt8], importing address: (String) -> String? = { _ in nil }) -> [UInt8]? {
        let list = TokenList(bytes)
        var changes: [(Range<Int>, String)] = []
        var index = 0
        while index < list.count {
            defer { index += 1 }
            guard list[index].kind == .atKeyword else { continue }
            let name = list.lowerName(index)
            guard name == "media" || name == "import" else { continue }
            let start = index + 1
            var end = start
            while end < list.count, list[end].kind != .openCurly, list[end].kind != .semicolon { end = list.after(end) }
            end = min(end, list.count)
            changes += answers(in: list, start..<end)
            if name == "import", let imported = list.imported(start..<end), let other = address(imported.address) {
                changes.append((imported.range, "\"\(other)\""))
            }
            index = end - 1
        }
        return replacing(changes, in: bytes)
    }

    /// Returns media queries in which the tests of `prefers-reduced-motion` are replaced with conditions that always or
    /// never hold, as if the user preferred reduced motion; nil if nothing changed.
    package static func media(_ queries: [UInt8]) -> [UInt8]? {
        let list = TokenList(queries)
        return replacing(answers(in: list, 0..<list.count), in: queries)
    }

    /// Whether a condition tests for reduced motion.
    static func isTested(in list: TokenList, _ range: Range<Int>) -> Bool {
        range.contains { list[$0].kind == .ident && list.lowerName($0) == feature }
    }

    private static func answers(in list: TokenList, _ range: Range<Int>) -> [(Range<Int>, String)] {
        range.compactMap { index in
            guard list[index].kind == .openRound else { return nil }
            let words = list.inside(index).filter { list[$0].kind != .whitespace }
            guard let first = words.first, list[first].kind == .ident, list.lowerName(first) == feature,
                Int(list[index].link) < list.count
            else { return nil }
            let bytes = Int(list[index].start)..<Int(list[Int(list[index].link)].end)
            if words.count == 1 { return (bytes, always) }
            guard words.count == 3, list[words[1]].kind == .colon, list[words[2]].kind == .ident else { return nil }
            switch list.lowerName(words[2]) {
            case "reduce": return (bytes, always)
            case "no-preference": return (bytes, never)
            default: return nil
            }
        }
    }

    private static func replacing(_ changes: [(Range<Int>, String)], in bytes: [UInt8]) -> [UInt8]? {
        guard !changes.isEmpty else { return nil }
        var result: [UInt8] = []
        var at = 0
        for (range, text) in changes.sorted(by: { $0.0.lowerBound < $1.0.lowerBound }) {
            result += bytes[at..<range.lowerBound]
            result += text.utf8
            at = range.upperBound
        }
        return result + bytes[at...]
    }
}

extension TokenList {
    /// The address after `@import`, and its byte range.
    fileprivate func imported(_ range: Range<Int>) -> (address: String, range: Range<Int>)? {
        guard let first = range.first(where: { self[$0].kind != .whitespace }) else { return nil }
        switch self[first].kind {
        case .string, .url: return (string(first), Int(self[first].start)..<Int(self[first].end))
        case .function where lowerName(first) == "url":
            guard let text = inside(first).first(where: { self[$0].kind == .string }), Int(self[first].link) < count
            else { return nil }
            return (string(text), Int(self[first].start)..<Int(self[Int(self[first].link)].end))
        default: return nil
        }
    }

    /// The addresses of imported stylesheets, as written.
    package var imports: [String] {
        (0..<count).compactMap { index in
            guard self[index].kind == .atKeyword, lowerName(index) == "import" else { return nil }
            var end = index + 1
            while end < count, self[end].kind != .semicolon, self[end].kind != .openCurly { end = after(end) }
            return imported(index + 1..<min(end, count))?.address
        }
    }
}
