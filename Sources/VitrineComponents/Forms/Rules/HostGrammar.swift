/// The grammar of the labels of a host name.
enum HostGrammar {
    static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// Returns whether bytes are 1 to 63 letters, digits and hyphens, without a hyphen at either end.
    static func isLabel(_ bytes: some Collection<UInt8>) -> Bool {
        let hyphen = UInt8(ascii: "-")
        guard (1...63).contains(bytes.count), bytes.first != hyphen else { return false }
        var last = hyphen
        for byte in bytes {
            guard isAlphanumeric(byte) || byte == hyphen else { return false }
            last = byte
        }
        return last != hyphen
    }
}
