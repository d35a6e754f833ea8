import VitrineSupport

extension String? {
    /// Whether the bytes are the same. Swift takes letters for equal that are written in two ways, and addresses are not.
    func isSame(as other: String?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.utf8.elementsEqual(other.utf8)
    }
}

extension String {
    /// The text, or its first bytes, with what tells it from other texts that begin like it: `… (12,345 bytes, 3f9a…)`.
    package func trimmed(to limit: Int) -> String {
        guard utf8.count > limit else { return self }
        var hash = TreeHash.zero
        hash.mix(self)
        let start = String(decoding: utf8.prefix(limit), as: UTF8.self).trimmingLastBroken
        return "\(start)… (\(Count.grouped(utf8.count)) bytes, \(hash.hexadecimal.prefix(8)))"
    }

    /// Without the replacement character that a cut letter leaves.
    private var trimmingLastBroken: String { hasSuffix("\u{FFFD}") ? String(dropLast()) : self }
}
