import VitrineSupport

extension String? {
    /// Returns whether both texts have the same bytes, or both are nil. Swift's `==` compares by canonical equivalence,
    /// which is wrong for addresses.
    func isSame(as other: String?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.utf8.elementsEqual(other.utf8)
    }
}

extension String {
    /// Returns the text if it has at most `limit` bytes; otherwise its beginning of at most `limit` bytes, followed by
    /// the length and the digest of the whole text, such as `… (12,345 bytes, 3f9a8c)`, but with more digits. The
    /// digest distinguishes the text from others with the same beginning.
    package func trimmed(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let start = String(decoding: utf8.prefix(limit), as: UTF8.self).trimmingLastBroken
        return "\(start)… (\(Count.grouped(utf8.count)) bytes, \(SHA256.hex(Array(utf8)).prefix(Self.digits)))"
    }

    /// The number of hexadecimal digits of the SHA-256 digest that are written. There must be enough to prevent anybody
    /// from constructing two texts with the same digits, because a decision about one would also apply to the other.
    private static let digits = 32

    /// Returns two texts, trimmed so that they contain the first difference: if either is longer than `limit`, what is
    /// kept of both begins shortly before the difference. If one text is nil, the beginning of the other is kept.
    static func trimmed(_ before: String?, _ after: String?, to limit: Int) -> (before: String?, after: String?) {
        guard let before, let after, Swift.max(before.utf8.count, after.utf8.count) > limit else {
            return (before?.trimmed(to: limit), after?.trimmed(to: limit))
        }
        let context = limit / 4
        var start = zip(before.utf8, after.utf8).prefix { $0 == $1 }.count - context
        guard start > 0 else { return (before.trimmed(to: limit), after.trimmed(to: limit)) }
        // The cut must not be inside a character. Both texts have the same bytes here.
        while start > 0, Array(before.utf8.dropFirst(start).prefix(1)).first.map({ $0 & 0xC0 == 0x80 }) ?? false {
            start -= 1
        }
        func end(_ text: String) -> String {
            "…" + String(decoding: text.utf8.dropFirst(start), as: UTF8.self).trimmed(to: limit)
        }
        return (end(before), end(after))
    }

    /// The text without the replacement character that a cut through a character leaves at its end.
    private var trimmingLastBroken: String { hasSuffix("\u{FFFD}") ? String(dropLast()) : self }
}
