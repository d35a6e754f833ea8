/// What values of attributes are compared by: bytes, without a copy.
extension Bytes {
    /// The bytes with the letters of ASCII in lower case.
    func lowercased() -> Bytes { Bytes(map { $0.isCapital ? $0 | 0x20 : $0 }) }

    /// Whether the bytes are a word in lower case, when capitals do not count.
    func isEqual(ignoringCase word: some Collection<UInt8>) -> Bool {
        guard count == word.count else { return false }
        var at = startIndex
        for byte in word {
            let own = self[at]
            if own != byte, !own.isCapital || own | 0x20 != byte { return false }
            at += 1
        }
        return true
    }

    /// Whether the bytes are a word in lower case, when capitals do not count.
    func isEqual(ignoringCase word: String) -> Bool { isEqual(ignoringCase: word.utf8) }
}

extension UInt8 {
    /// Whether the byte is a capital letter of ASCII.
    var isCapital: Bool { self >= 0x41 && self <= 0x5A }
}
