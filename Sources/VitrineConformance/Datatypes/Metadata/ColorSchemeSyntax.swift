import VitrineSupport

/// Checks the color schemes that a page supports, such as `light dark` or `only light`.
enum ColorSchemeSyntax {
    /// Keywords of CSS that cannot be names of color schemes.
    private static let reserved = [
        "only", "normal", "inherit", "initial", "unset", "revert", "revert-layer", "default",
    ]

    /// Returns the problem with the color schemes; nil if they are valid.
    static func error(_ value: Bytes) -> ValueError? {
        let words = TokenSyntax.tokens(value)
        if words.isEmpty { return .nothing(in: value, .colorScheme) }
        if words.count == 1, words[0].equals(ignoringCase: "normal") { return nil }
        var schemes = words[...]
        if let first = schemes.first, first.equals(ignoringCase: "only") {
            schemes = schemes.dropFirst()
        } else if let last = schemes.last, last.equals(ignoringCase: "only") {
            schemes = schemes.dropLast()
        }
        if schemes.isEmpty { return .metadata(.onlyWithoutScheme) }
        for scheme in schemes {
            if let word = reserved.first(where: { scheme.equals(ignoringCase: $0) }) {
                return .metadata(.reservedScheme(word))
            }
            let isName = scheme.allSatisfy {
                $0.isASCIIAlphanumeric || $0 >= 0x80 || $0 == 0x2D || $0 == 0x5F || $0 == 0x5C
            }
            guard isName, scheme.first.map({ !$0.isASCIIDigit }) ?? false else {
                return .metadata(.colorScheme(scheme))
            }
        }
        return nil
    }
}
