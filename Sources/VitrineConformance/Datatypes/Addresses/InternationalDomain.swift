import VitrineSupport

/// Checks hosts with non-ASCII characters, and labels in Punycode, by the rules of ToASCII in UTS #46 without
/// transitional processing.
///
/// The rules for right-to-left labels are not applied. Lengths are measured without mapping the characters first.
enum InternationalDomain {
    /// Checks a host with at least one non-ASCII character.
    static func check(_ host: Bytes) throws(ValueError) {
        // A valid host is far shorter than this, unless it has hundreds of characters that are ignored, such as soft
        // hyphens.
        if host.count > 4_096 { throw .address(.host(.tooLong)) }
        var labels: [[Unicode.Scalar]] = [[]]
        var index = host.startIndex
        while index < host.endIndex {
            let (scalar, next) = ValueText.scalar(host, at: index)
            index = next
            switch DomainTable.status(scalar) {
            case .ignored: continue
            case .dot: labels.append([])
            case .valid, .digits: labels[labels.count - 1].append(scalar)
            case .disallowed: throw .address(.host(.character(scalar)))
            case .symbol: throw .address(.host(.symbol(scalar)))
            }
        }
        if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
        var length = labels.count - 1
        for label in labels { length += try check(label) }
        if length > 253 { throw .address(.host(.tooLong)) }
        // Browsers map some digits, such as fullwidth and superscript ones, to ASCII digits, so they read a host as an
        // IPv4 address if its last label consists of such digits or of ASCII digits.
        guard let last = labels.last, isNumber(last) else { return }
        if let word = labels.first(where: { !isNumber($0) }) { throw .address(.host(.notDecimal(bytes(word)))) }
        throw .address(.host(.foreignDigits))
    }

    private static func isNumber(_ label: [Unicode.Scalar]) -> Bool {
        label.allSatisfy { ("0"..."9").contains($0) || DomainTable.status($0) == .digits }
    }

    private static func bytes(_ label: [Unicode.Scalar]) -> Bytes {
        Bytes(String(String.UnicodeScalarView(label)).utf8)
    }

    /// Checks a label, and returns its length in its ASCII form.
    private static func check(_ label: [Unicode.Scalar]) throws(ValueError) -> Int {
        if label.isEmpty { throw .address(.host(.emptyLabel)) }
        try checkMarks(label)
        if label.allSatisfy(\.isASCII) {
            let bytes = Bytes(label.map { UInt8($0.value) })
            if bytes.count > 63 { throw .address(.host(.labelTooLong(bytes))) }
            if bytes.count >= 4, bytes.hasPrefix(ignoringCase: "xn--") { try checkEncoded(bytes) }
            return bytes.count
        }
        let count = label.count > 59 ? label.count : Punycode.count(label)
        if count > 59 { throw .address(.host(.labelTooLong(bytes(label)))) }
        return count + 4
    }

    /// Checks the positions of joiners and combining marks.
    private static func checkMarks(_ label: [Unicode.Scalar]) throws(ValueError) {
        switch label[0].properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark:
            throw .address(.host(.combiningMark(label[0])))
        default: break
        }
        for (place, scalar) in label.enumerated() where scalar == "\u{200C}" || scalar == "\u{200D}" {
            if place > 0, label[place - 1].properties.canonicalCombiningClass == .virama { continue }
            // A zero-width non-joiner is allowed between letters of scripts that join letters, such as Arabic. The
            // first of these scripts begins at U+0600; all characters from there on are accepted.
            if scalar == "\u{200C}", place > 0, place + 1 < label.count, label[place - 1].value >= 0x600,
                label[place + 1].value >= 0x600
            {
                continue
            }
            throw .address(.host(.joiner(scalar)))
        }
    }

    /// Checks a label that begins with `xn--` and has only characters that ``HostSyntax`` allows in a host.
    static func checkEncoded(_ label: Bytes) throws(ValueError) {
        guard let decoded = Punycode.decode(label.dropFirst(4)), decoded.contains(where: { !$0.isASCII }) else {
            throw .address(.host(.punycode(label)))
        }
        for scalar in decoded {
            // ASCII characters are not encoded, so they have been checked with the rest of the host.
            if scalar.isASCII { continue }
            let isValid = DomainTable.status(scalar) == .valid && !scalar.properties.changesWhenNFKCCaseFolded
            // UTS #46 allows its deviation characters here, although mapping would change them.
            guard isValid || ["ß", "ς", "\u{200C}", "\u{200D}"].contains(scalar) else {
                throw .address(.host(.punycode(label)))
            }
        }
        try checkMarks(decoded)
    }
}
