extension FieldRule {
    /// Whether a value keeps the rule.
    func isKept(by value: String, among others: [String: String]) -> Bool {
        // What a browser makes of white space around addresses decides what it calls empty.
        let value = isAddress ? Self.trimmed(value) : value
        guard !value.isEmpty else {
            return switch kind {
            case .required: false
            case .equals(let field, _): (others[field] ?? "").isEmpty
            default: true
            }
        }
        switch kind {
        case .required: return true
        case .length(let min, let max): return Self.counts(value, from: min, through: max)
        case .pattern(let pattern): return pattern.matches(value)
        case .email: return EmailGrammar.accepts(value)
        case .url(let schemes): return WebAddressGrammar(schemes: schemes).accepts(value)
        case .number(let range): return range.accepts(value)
        case .date(let min, let max):
            guard let date = FieldDate(value) else { return false }
            return min.map { $0 <= date } ?? true && max.map { date <= $0 } ?? true
        case .equals(let field, _): return others[field] == value
        case .predicate(let predicate): return predicate.test(value)
        }
    }

    private var isAddress: Bool {
        switch kind {
        case .email, .url: true
        default: false
        }
    }

    /// Counts no further than needed: a text may be long, a limit is short.
    private static func counts(_ value: String, from min: Int, through max: Int?) -> Bool {
        if let max, value.index(value.startIndex, offsetBy: max + 1, limitedBy: value.endIndex) != nil { return false }
        return value.index(value.startIndex, offsetBy: min, limitedBy: value.endIndex) != nil
    }

    /// Without ASCII white space around it, as browsers take an address.
    private static func trimmed(_ value: String) -> String {
        let isBlank = { (scalar: Unicode.Scalar) in [0x9, 0xA, 0xC, 0xD, 0x20].contains(scalar.value) }
        let scalars = value.unicodeScalars
        guard let first = scalars.firstIndex(where: { !isBlank($0) }),
            let last = scalars.lastIndex(where: { !isBlank($0) })
        else { return "" }
        return String(scalars[first...last])
    }
}

/// E-mail addresses by HTML, which is stricter and more lenient than RFC 5322:
/// https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
enum EmailGrammar {
    /// The same grammar as a regular expression.
    static let pattern: String = {
        let blank = "[\\u0009\\u000a\\u000c\\u000d\\u0020]*"
        let label = "[a-zA-Z0-9](?:[a-zA-Z0-9\\-]{0,61}[a-zA-Z0-9])?"
        return "\(blank)[a-zA-Z0-9.!#$%&'*+\\/=?^_`\\{\\|\\}~\\-]+@\(label)(?:\\.\(label))*\(blank)"
    }()

    static func accepts(_ value: String) -> Bool {
        let parts = value.utf8.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
        guard parts.count == 2, let local = parts.first, let domain = parts.last, !local.isEmpty else { return false }
        let marks = Set(".!#$%&'*+/=?^_`{|}~-".utf8)
        guard local.allSatisfy({ HostGrammar.isAlphanumeric($0) || marks.contains($0) }) else { return false }
        return domain.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
            .allSatisfy { HostGrammar.isLabel($0) }
    }
}

/// The parts of a host's name.
enum HostGrammar {
    static func isAlphanumeric(_ byte: UInt8) -> Bool { isDigit(byte) || isLetter(byte) }
    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    /// 1 to 63 letters, digits and hyphens, without a hyphen at either end.
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

/// Addresses that every URL parser reads alike: a host in ASCII that is no number, and no user name.
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
        // Browsers differ in whether white space around an address is gone before the pattern is asked.
        let blank = "[\\u0009\\u000a\\u000c\\u000d\\u0020]*"
        return "\(blank)(?:\(schemes.joined(separator: "|"))):\\/\\/(?:\(noPunycode)[a-zA-Z0-9](?:\(rest))?\\.)*"
            + "\(noPunycode)[a-zA-Z](?:\(rest))?(?::(?:\(port)))?(?:[\\/?#][^\\u0000-\\u0020\\u007f]*)?\(blank)"
    }

    private func escaped(_ text: String) -> String {
        text.unicodeScalars.map { "\\u{\(String($0.value, radix: 16))}" }.joined()
    }
}
