import VitrineSupport

extension String? {
    /// Whether the bytes are the same. Swift takes letters for equal that are written in two ways, and addresses are not.
    func isSame(as other: String?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.utf8.elementsEqual(other.utf8)
    }
}

extension String {
    /// The text, or its first bytes, with what distinguishes it from others that begin alike:
    /// `… (12,345 bytes, 3f9a…)`.
    package func trimmed(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        let start = String(decoding: utf8.prefix(limit), as: UTF8.self).trimmingLastBroken
        return "\(start)… (\(Count.grouped(utf8.count)) bytes, \(SHA256.hex(Array(utf8)).prefix(Self.digits)))"
    }

    /// Digits of SHA-256: so many that nobody can write two texts that have them in common, as a decision about one is one about the other.
    private static let digits = 32

    /// Two texts trimmed so that what differs is in them: long ones begin shortly before the first difference.
    static func trimmed(_ before: String?, _ after: String?, to limit: Int) -> (before: String?, after: String?) {
        guard let before, let after, Swift.max(before.utf8.count, after.utf8.count) > limit else {
            return (before?.trimmed(to: limit), after?.trimmed(to: limit))
        }
        let context = limit / 4
        var start = zip(before.utf8, after.utf8).prefix { $0 == $1 }.count - context
        guard start > 0 else { return (before.trimmed(to: limit), after.trimmed(to: limit)) }
        // Not in the middle of a letter. Both texts have the same bytes here.
        while start > 0, Array(before.utf8.dropFirst(start).prefix(1)).first.map({ $0 & 0xC0 == 0x80 }) ?? false {
            start -= 1
        }
        func end(_ text: String) -> String {
            "…" + String(decoding: text.utf8.dropFirst(start), as: UTF8.self).trimmed(to: limit)
        }
        return (end(before), end(after))
    }

    /// Without the replacement character that a cut letter leaves.
    private var trimmingLastBroken: String { hasSuffix("\u{FFFD}") ? String(dropLast()) : self }
}
