extension TokenList {
    /// The addresses in `url(…)` and `@import "…"`, with escapes resolved, in source order. Empty ones are left out.
    package var addresses: [String] { addressTokens.map(string).filter { !$0.isEmpty } }

    /// The offsets in bytes at which the addresses begin. Unlike in ``addresses``, empty ones are included.
    package var addressStarts: [Int] {
        addressTokens.map { Int(self[$0].kind == .url ? self[$0].link : self[$0].start + 1) }
    }

    /// The indices of the URL tokens, and of the strings in `url(…)` and after `@import`.
    private var addressTokens: [Int] {
        (0..<count).compactMap { index -> Int? in
            switch self[index].kind {
            case .url: return index
            case .function where lowerName(index) == "url": return string(after: index)
            case .atKeyword where lowerName(index) == "import": return string(after: index)
            default: return nil
            }
        }
    }

    /// Returns the index of the string after a token; nil if something else follows.
    private func string(after token: Int) -> Int? {
        let next = (token + 1..<count).first { self[$0].kind != .whitespace }
        return next.flatMap { self[$0].kind == .string ? $0 : nil }
    }
}
