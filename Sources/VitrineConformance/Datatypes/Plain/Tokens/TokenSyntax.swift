/// Values that are names, or names with white space between them.
enum TokenSyntax {
    /// Names of a value, with white space between them.
    static func tokens(_ value: Bytes) -> [Bytes] { value.split { $0.isHTMLSpace } }

    /// The first token that stands twice.
    static func repeated(_ tokens: [Bytes], ignoresCase: Bool = false) -> Bytes? {
        guard tokens.count > 1 else { return nil }
        // Few names are compared faster than hashed.
        if tokens.count <= 8, !ignoresCase {
            return tokens.indices.dropFirst().first { tokens[..<$0].contains(tokens[$0]) }.map { tokens[$0] }
        }
        var seen: Set<Bytes> = []
        seen.reserveCapacity(tokens.count)
        return tokens.first { !seen.insert(ignoresCase ? Bytes($0.map(\.lowercased)) : $0).inserted }
    }

    /// Names of which none stands twice.
    static func unique(_ value: Bytes) -> String? {
        repeated(tokens(value)).map { "\(quoted($0)) stands twice" }
    }

    /// One name without white space.
    static func id(_ value: Bytes) -> String? {
        if value.isEmpty { return "it is empty, and an id has at least one character" }
        return value.contains(where: \.isHTMLSpace) ? "an id has no white space" : nil
    }

    /// Keys: one character each, none twice.
    static func accessKeys(_ value: Bytes) -> String? {
        let keys = tokens(value)
        for key in keys where String(decoding: key, as: UTF8.self).unicodeScalars.dropFirst().first != nil {
            return "every key is one character, and \(quoted(key)) has more"
        }
        return repeated(keys).map { "\(quoted($0)) stands twice" }
    }

    /// One of some words; capitals do not matter.
    static func keyword(_ words: String...) -> @Sendable (Bytes) -> String? {
        { value in
            if words.contains(where: { value.matches($0) }) { return nil }
            return words.count == 1
                ? "the only value is \(words.joined())"
                : "the values are \(words.dropLast().joined(separator: ", ")) and \(words.suffix(1).joined())"
        }
    }

    /// `text/html; charset=utf-8`, with any white space behind the semicolon; capitals do not matter.
    static func contentType(_ value: Bytes) -> String? {
        if value.hasKeywordPrefix("text/html;") {
            let rest = value.dropFirst("text/html;".utf8.count)
            if rest.drop(while: \.isHTMLSpace).matches("charset=utf-8") { return nil }
        }
        return "it must be “text/html; charset=utf-8”"
    }

    /// Sizes of icons: `16x16`, `any`.
    static func sizes(_ value: Bytes) -> String? {
        let sizes = tokens(value)
        for size in sizes where !size.matches("any") {
            let sides = size.split(maxSplits: 1, omittingEmptySubsequences: false) {
                $0.lowercased == UInt8(ascii: "x")
            }
            guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else {
                return "a size is written as 16x16 or any, and not as \(quoted(size))"
            }
            if sides.contains(where: { $0.first == 0x30 }) { return "\(quoted(size)) begins a number with 0" }
        }
        return repeated(sizes, ignoresCase: true).map { "\(quoted($0)) stands twice" }
    }

    // MARK: Microdata

    /// Types of an item: absolute addresses, at least one, none twice.
    static func itemTypes(_ value: Bytes) -> String? {
        let types = tokens(value)
        if types.isEmpty { return "it is empty, and an item has at least one type" }
        for type in types {
            if let problem = AbsoluteAddress.problem(type) { return "\(quoted(type)): \(problem)" }
        }
        return repeated(types).map { "\(quoted($0)) stands twice" }
    }

    /// Names of properties: absolute addresses, or words without points and colons; at least one, none twice.
    static func itemProperties(_ value: Bytes) -> String? {
        let names = tokens(value)
        if names.isEmpty { return "it is empty, and a property has at least one name" }
        for name in names where name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: ":")) {
            if AbsoluteAddress.problem(name) != nil {
                return "\(quoted(name)) is no absolute address, so it has neither “.” nor “:”"
            }
        }
        return repeated(names).map { "\(quoted($0)) stands twice" }
    }

    // MARK: Parts of shadow trees

    /// `inner, inner: outer, ::before: outer`
    static func exportedParts(_ value: Bytes) -> String? {
        for mapping in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            var names = mapping.trimmedSpaces
            if names.isEmpty { return "a name is missing before or behind a comma" }
            let isPseudo = names.starts(with: "::".utf8)
            if isPseudo { names = names.dropFirst(2) }
            let sides = names.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(\.trimmedSpaces)
            guard sides.count <= 2, sides.count == 2 || !isPseudo else {
                return "\(quoted(mapping.trimmedSpaces)) is not a part, or a part with “:” and its name outside"
            }
            if let wrong = sides.first(where: { $0.isEmpty || $0.contains(where: \.isHTMLSpace) }) {
                return wrong.isEmpty ? "a name is missing beside “:”" : "a comma is missing in \(quoted(wrong))"
            }
        }
        return nil
    }
}

/// Addresses that say where they lead wherever they stand.
enum AbsoluteAddress {
    /// What is wrong; nil when an address has a scheme and is a right address.
    static func problem(_ value: Bytes) -> String? {
        if let type = Datatype.named["url-absolute"] { return type.problem(value) }
        guard let colon = value.firstIndex(of: UInt8(ascii: ":")), value.first?.isLetter == true,
            value[..<colon].allSatisfy({ $0.isAlphanumeric || "+-.".utf8.contains($0) })
        else { return "it is no absolute address such as https://example.org/" }
        return value.contains(where: \.isHTMLSpace) ? "an address has no white space" : nil
    }
}
