import VitrineSupport

/// Addresses whose host all URL parsers read in the same way: it is ASCII without Punycode, its last label begins with
/// a letter, and there is no user name before it.
struct WebAddressGrammar {
    /// The schemes, in ASCII lowercase.
    let schemes: [String]

    func accepts(_ value: String) -> Bool {
        let bytes = Array(value.utf8)
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), bytes[colon...].starts(with: "://".utf8) else {
            return false
        }
        // Bytes are compared, because Strings with different bytes are equal if they are canonically equivalent.
        let scheme = bytes[..<colon]
        guard schemes.contains(where: { scheme.equals(ignoringCase: $0) }) else { return false }
        let rest = bytes[colon...].dropFirst(3)
        guard rest.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
        let authority = rest.prefix { !Set("/?#".utf8).contains($0) }
        let pieces = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard let host = pieces.first, pieces.count <= 2, pieces.count == 1 || Self.isPort(pieces[1]) else {
            return false
        }
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let top = labels.last?.first, HostGrammar.isLetter(top) else { return false }
        return labels.allSatisfy { HostGrammar.isLabel($0) && !$0.hasPrefix(ignoringCase: "xn--") }
    }

    private static func isPort(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard (1...5).contains(bytes.count), bytes.allSatisfy(HostGrammar.isDigit) else { return false }
        let number = bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
        return bytes.count < 5 || (10_000...65_535).contains(number)
    }

    /// The same grammar as a regular expression.
    var pattern: String {
        let schemes = schemes.map { scheme in
            scheme.unicodeScalars.map { scalar in
                let letter = String(scalar)
                return ("a"..."z").contains(scalar) ? "[\(letter)\(letter.uppercased())]" : escaped(letter)
            }.joined()
        }
        let rest = "[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9]"
        let noPunycode = "(?![xX][nN]--)"
        let port = "[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]"
        // Without schemes, no address is accepted.
        let start = schemes.isEmpty ? "(?!)" : "(?:\(schemes.joined(separator: "|")))"
        return "\(start):\\/\\/(?:\(noPunycode)[a-zA-Z0-9](?:\(rest))?\\.)*"
            + "\(noPunycode)[a-zA-Z](?:\(rest))?(?::(?:\(port)))?(?:[\\/?#][^\\u0000-\\u0020\\u007f]*)?"
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
}
