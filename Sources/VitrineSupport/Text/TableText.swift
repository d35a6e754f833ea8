/// Takes the texts of tables apart. They are ASCII, so bytes will do: looking for the bounds of Characters would take
/// most of the time in which all tables are read.
extension StringProtocol {
    /// The lines that are not empty.
    package var lines: [Substring] { pieces(UInt8(ascii: "\n")) }

    /// What is between spaces.
    package var words: [Substring] { pieces(UInt8(ascii: " ")) }

    /// What is between vertical bars.
    package var cells: [Substring] { pieces(UInt8(ascii: "|"), keepsEmpty: true) }

    private func pieces(_ separator: UInt8, keepsEmpty: Bool = false) -> [Substring] {
        Substring(self).utf8.split(separator: separator, omittingEmptySubsequences: !keepsEmpty).map { Substring($0) }
    }
}

/// The name of a case with a hyphen and a small letter instead of each capital.
package func hyphenated(_ name: String) -> String {
    var spelling: [UInt8] = []
    for byte in name.utf8 {
        if byte != byte.asciiLowercased { spelling.append(UInt8(ascii: "-")) }
        spelling.append(byte.asciiLowercased)
    }
    return String(decoding: spelling, as: UTF8.self)
}
