extension TokenList {
    /// The addresses of files in `url(…)` and `@import "…"`, as written, in source order.
    package var addresses: [String] {
        (0..<count).compactMap { index -> String? in
            switch self[index].kind {
            case .url: return string(index)
            case .function where lowerName(index) == "url": return text(after: index)
            case .atKeyword where lowerName(index) == "import": return text(after: index)
            default: return nil
            }
        }.filter { !$0.isEmpty }
    }

    /// The string after a token; nil if something else follows.
    private func text(after token: Int) -> String? {
        let next = (token + 1..<count).first { self[$0].kind != .whitespace }
        return next.flatMap { self[$0].kind == .string ? string($0) : nil }
    }
}
