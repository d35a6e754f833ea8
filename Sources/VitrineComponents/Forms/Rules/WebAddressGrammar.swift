/// Addresses that every URL parser reads in the same way: with an ASCII host that is not a number, and without a user
/// name.
struct WebAddressGrammar {
    let schemes: [String]

    func accepts(_ value: String) -> Bool {
        guard let colon = value.utf8.firstIndex(of: UInt8(ascii: ":")),
            schemes.contains(String(value[..<colon]).lowercased()), value[colon...].hasPrefix("://")
        else { return false }
        let rest = Array(value[colon...].utf8.dropFirst(3))
        guard rest.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return false }
        let authority = rest.prefix { !Set("/?#".utf8).contains($0) }
        let pieces = authority.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        guard let host = pieces.first, pieces.count <= 2, pieces.count == 1 || Self.isPort(pieces[1]) else {
            return false
        }
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard let top = labels.last?.first, HostGrammar.isLetter(top) else { return false }
        return labels.allSatisfy {
            HostGrammar.isLabel($0) && !String(decoding: $0, as: UTF8.self).lowercased().hasPrefix("xn--")
        }
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
                return letter.uppercased() == letter ? escaped(letter) : "[\(letter)\(letter.uppercased())]"
            }.joined()
        }
        let rest = "[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9]"
        let noPunycode = "(?![xX][nN]--)"
        let port = "[0-9]{1,4}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5]"
        // Browsers differ in whether they trim whitespace around an address before they apply the pattern.
        let blank = "[\\u0009\\u000a\\u000c\\u000d\\u0020]*"
        return "\(blank)(?:\(schemes.joined(separator: "|"))):\\/\\/(?:\(noPunycode)[a-zA-Z0-9](?:\(rest))?\\.)*"
            + "\(noPunycode)[a-zA-Z](?:\(rest))?(?::(?:\(port)))?(?:[\\/?#][^\\u0000-\\u0020\\u007f]*)?\(blank)"
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
}
