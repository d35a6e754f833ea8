import VitrineSupport

/// Checks the sizes of icons, such as `16x16 32x32` or `any`.
enum IconSizes {
    /// Returns the problem with the sizes; nil if they are valid.
    static func error(_ value: Bytes) -> ValueError? {
        let sizes = TokenSyntax.tokens(value)
        for size in sizes where !size.equals(ignoringCase: "any") {
            let sides = size.split(maxSplits: 1, omittingEmptySubsequences: false) {
                $0.asciiLowercased == UInt8(ascii: "x")
            }
            guard sides.count == 2, sides.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }) else {
                return .images(.iconSize(size))
            }
            if sides.contains(where: { $0.first == 0x30 }) { return .images(.iconSizeZero(size)) }
        }
        return TokenSyntax.repeated(sizes, ignoresCase: true).map { .duplicate($0) }
    }
}
