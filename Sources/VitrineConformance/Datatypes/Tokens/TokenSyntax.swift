import VitrineSupport

/// Checks values that are a name, or a list of names separated by whitespace.
enum TokenSyntax {
    /// Splits a value at whitespace.
    static func tokens(_ value: Bytes) -> [Bytes] { value.split { $0.isHTMLSpace } }

    /// The first token that repeats an earlier one; nil if there is none.
    static func repeated(_ tokens: [Bytes], ignoresCase: Bool = false) -> Bytes? {
        guard tokens.count > 1 else { return nil }
        // For a few names, comparing is faster than hashing.
        if tokens.count <= 8, !ignoresCase {
            return tokens.indices.dropFirst().first { tokens[..<$0].contains(tokens[$0]) }.map { tokens[$0] }
        }
        var seen: Set<Bytes> = []
        seen.reserveCapacity(tokens.count)
        return tokens.first { !seen.insert(ignoresCase ? Bytes($0.map(\.asciiLowercased)) : $0).inserted }
    }

    /// The first class that repeats an earlier one; nil if there is none. The classes of a short value are compared
    /// without splitting the value.
    static func repeatedClass(_ value: Bytes) -> Bytes? {
        guard value.contains(0x20) || value.contains(where: \.isHTMLSpace) else { return nil }
        guard value.count <= 256 else { return repeated(tokens(value)) }
        var start = value.startIndex
        while let token = token(in: value, from: start) {
            var earlier = value.startIndex
            while let other = self.token(in: value, from: earlier), other.startIndex < token.startIndex {
                if other.count == token.count, other.elementsEqual(token) { return token }
                earlier = other.endIndex
            }
            start = token.endIndex
        }
        return nil
    }

    private static func token(in value: Bytes, from start: Int) -> Bytes? {
        var start = start
        while start < value.endIndex, value[start].isHTMLSpace { start += 1 }
        guard start < value.endIndex else { return nil }
        var end = start
        while end < value.endIndex, !value[end].isHTMLSpace { end += 1 }
        return value[start..<end]
    }

    /// Checks that a list of names has no duplicates.
    static func unique(_ value: Bytes) -> ValueError? { repeated(tokens(value)).map { .duplicate($0) } }

    /// Checks that a value is one name, which must not be empty or contain whitespace.
    static func id(_ value: Bytes) -> ValueError? {
        if value.isEmpty { return .expected(.id) }
        return value.first(where: \.isHTMLSpace).map { .token(.spaceInID(Unicode.Scalar($0))) }
    }

    /// Checks access keys: one character each, without duplicates.
    static func accessKeys(_ value: Bytes) -> ValueError? {
        let keys = tokens(value)
        for key in keys where String(decoding: key, as: UTF8.self).unicodeScalars.dropFirst().first != nil {
            return .token(.accessKey(key))
        }
        return repeated(keys).map { .duplicate($0) }
    }

    /// Returns a function that checks that a value is one of the given keywords, ignoring case.
    static func keyword(_ words: String...) -> @Sendable (Bytes) -> ValueError? {
        { value in words.contains { value.equals(ignoringCase: $0) } ? nil : .keywords(words) }
    }
}
