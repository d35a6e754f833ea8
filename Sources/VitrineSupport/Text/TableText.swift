/// Splits the texts of tables. They are split at single bytes, because reading the tables would otherwise spend most of
/// its time on finding the boundaries of Characters.
extension StringProtocol {
    /// The lines that are not empty.
    package var lines: [Substring] { pieces(UInt8(ascii: "\n")) }

    /// The parts between spaces, without empty ones.
    package var words: [Substring] { pieces(UInt8(ascii: " ")) }

    /// The parts between vertical bars, including empty ones.
    package var cells: [Substring] { pieces(UInt8(ascii: "|"), keepsEmpty: true) }

    private func pieces(_ separator: UInt8, keepsEmpty: Bool = false) -> [Substring] {
        Substring(self).utf8.split(separator: separator, omittingEmptySubsequences: !keepsEmpty).map { Substring($0) }
    }
}

/// Returns a name in camel case with each capital replaced by a hyphen and its lowercase letter: `minWidth` gives
/// `min-width`.
package func hyphenated(_ name: String) -> String {
    var spelling: [UInt8] = []
    for byte in name.utf8 {
        if byte != byte.asciiLowercased { spelling.append(UInt8(ascii: "-")) }
        spelling.append(byte.asciiLowercased)
    }
    return String(decoding: spelling, as: UTF8.self)
}
