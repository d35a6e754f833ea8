extension SwiftFile {
    /// The text of a range of tokens. The indentation of its first line is removed from all lines; if a later line is
    /// indented less, only as much as that line has.
    /// - Parameter without: the ranges of bytes to leave out.
    func text(of range: Range<Int>, without: [Range<Int>] = []) -> String {
        let bytes = bytes(of: range)
        let lineStart = text[..<bytes.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
        let own = text[lineStart...].prefix { $0 == 0x20 }.count
        var kept: [UInt8] = []
        var at = bytes.lowerBound
        for gap in Set(without).sorted(by: { $0.lowerBound < $1.lowerBound })
        where gap.lowerBound >= at && gap.upperBound <= bytes.upperBound {
            kept += text[at..<gap.lowerBound]
            at = gap.upperBound
        }
        kept += text[at..<bytes.upperBound]
        let lines = String(decoding: kept, as: UTF8.self)
            .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        let indents = lines.dropFirst().filter { $0.contains { $0 != " " } }.map { $0.prefix { $0 == " " }.count }
        let common = min(own, indents.min() ?? 0)
        return (lines.prefix(1) + lines.dropFirst().map { $0.dropFirst(min(common, $0.prefix { $0 == " " }.count)) })
            .joined(separator: "\n")
    }
}
