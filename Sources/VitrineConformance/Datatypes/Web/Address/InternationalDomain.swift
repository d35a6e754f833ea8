/// Hosts with characters beyond ASCII, and labels in Punycode: ToASCII of UTS #46 without transitional processing.
///
/// The rules for right-to-left labels are not applied.
enum InternationalDomain {
    /// A host with at least one character beyond ASCII.
    static func check(_ host: Bytes) throws(ValueProblem) {
        // A label holds 63 characters of four bytes at most; what is far longer can only be wrong.
        if host.count > 4_096 { throw ValueProblem("the host is longer than 253 characters") }
        var labels: [[Unicode.Scalar]] = [[]]
        var index = host.startIndex
        while index < host.endIndex {
            let (scalar, next) = WebText.scalar(host, at: index)
            index = next
            switch DomainTable.status(scalar) {
            case .ignored: continue
            case .dot: labels.append([])
            case .valid, .digits: labels[labels.count - 1].append(scalar)
            case .disallowed: throw ValueProblem("\(WebText.shown(scalar)) is not allowed in the host")
            case .symbol:
                throw ValueProblem("\(WebText.shown(scalar)) is not allowed in the host; it stands for a sign of ASCII")
            }
        }
        if labels.count > 1, labels.last?.isEmpty == true { labels.removeLast() }
        for label in labels { try check(label) }
        // Digits of other forms become digits of ASCII, so browsers take such a host for an IPv4 address.
        if let last = labels.last, last.allSatisfy({ ("0"..."9").contains($0) || DomainTable.status($0) == .digits }) {
            throw ValueProblem(
                "what ends with a number is an IPv4 address, and its digits are “0” to “9”")
        }
    }

    private static func check(_ label: [Unicode.Scalar]) throws(ValueProblem) {
        if label.isEmpty { throw HostSyntax.emptyLabel }
        try checkMarks(label)
        if label.allSatisfy(\.isASCII) {
            let bytes = Bytes(label.map { UInt8($0.value) })
            if bytes.count > 63 { throw HostSyntax.tooLong(bytes) }
            if bytes.count >= 4, WebText.equal(bytes.prefix(4), "xn--") { try checkEncoded(bytes) }
            return
        }
        if label.count > 59 || Punycode.count(label) > 59 {
            throw HostSyntax.tooLong(Bytes(String(String.UnicodeScalarView(label)).utf8))
        }
    }

    /// Where joiners and combining marks may stand.
    private static func checkMarks(_ label: [Unicode.Scalar]) throws(ValueProblem) {
        switch label[0].properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark:
            throw ValueProblem("a part of the host begins with the combining mark \(WebText.shown(label[0]))")
        default: break
        }
        for (place, scalar) in label.enumerated() where scalar == "\u{200C}" || scalar == "\u{200D}" {
            if place > 0, label[place - 1].properties.canonicalCombiningClass == .virama { continue }
            // Scripts whose letters join begin with Hebrew's neighbours; ZWNJ may stand between their letters.
            if scalar == "\u{200C}", place > 0, place + 1 < label.count, label[place - 1].value >= 0x600,
                label[place + 1].value >= 0x600
            {
                continue
            }
            throw ValueProblem("\(WebText.shown(scalar)) joins nothing in the host")
        }
    }

    /// A label that begins with `xn--`.
    static func checkEncoded(_ label: Bytes) throws(ValueProblem) {
        let problem = ValueProblem("the part \(quoted(label)) of the host is no Punycode of a name")
        guard let decoded = Punycode.decode(label.dropFirst(4)), decoded.contains(where: { !$0.isASCII }) else {
            throw problem
        }
        for scalar in decoded {
            let isLabelCharacter =
                scalar.isASCII
                ? scalar.properties.isAlphabetic || scalar == "-" || ("0"..."9").contains(scalar)
                : DomainTable.status(scalar) == .valid && !scalar.properties.changesWhenNFKCCaseFolded
            // A deviation is valid as it is, though case folding changes it.
            guard isLabelCharacter || ["ß", "ς", "\u{200C}", "\u{200D}"].contains(scalar) else { throw problem }
        }
        try checkMarks(decoded)
    }
}
