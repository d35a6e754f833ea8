import VitrineSupport

/// Checks hosts, as the URL Standard defines them.
///
/// Strict ToASCII rejects three things that are accepted here, because real servers have such names and the authors of
/// links cannot change them: `_`, hyphens at the ends of a label or in its third and fourth positions, and a trailing
/// dot.
enum HostSyntax {
    /// Checks the host of an address that is relative or has the scheme `http`, `https`, `ws`, `wss`, `ftp` or `file`.
    static func check(_ host: Bytes) throws(ValueError) {
        if host.first == UInt8(ascii: "[") { return try checkBrackets(host) }
        var isASCII = true
        for index in host.indices where !isNameByte(host[index]) {
            if host[index] >= 0x80 {
                isASCII = false
                continue
            }
            if host[index] == UInt8(ascii: "%") {
                throw .address(.host(AddressUnits.isEscape(host, at: index) ? .encoded(host) : .percent))
            }
            throw .address(.host(.character(Unicode.Scalar(host[index]))))
        }
        if !isASCII { return try InternationalDomain.check(host) }
        try checkLabels(host)
        if IPAddressSyntax.endsInNumber(host) { try IPAddressSyntax.checkVersion4(host) }
    }

    private static func isNameByte(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
            || byte == UInt8(ascii: "_")
    }

    private static func checkLabels(_ host: Bytes) throws(ValueError) {
        var start = host.startIndex
        while true {
            let end = host[start...].firstIndex(of: UInt8(ascii: ".")) ?? host.endIndex
            let label = host[start..<end]
            if label.isEmpty, end < host.endIndex || start == host.startIndex { throw .address(.host(.emptyLabel)) }
            if label.count > 63 { throw .address(.host(.labelTooLong(label))) }
            if label.count >= 4, label.hasPrefix(ignoringCase: "xn--") { try InternationalDomain.checkEncoded(label) }
            if end == host.endIndex { break }
            start = end + 1
        }
        // The limit of UTS #46, section 4.2, does not count a trailing dot.
        if host.count > (host.last == UInt8(ascii: ".") ? 254 : 253) { throw .address(.host(.tooLong)) }
    }

    /// Checks an opaque host: the host of an address whose scheme is not special in the URL Standard.
    static func checkOpaque(_ host: Bytes) throws(ValueError) {
        if host.first == UInt8(ascii: "[") { return try checkBrackets(host) }
        var index = host.startIndex
        while index < host.endIndex {
            let (scalar, next) = ValueText.scalar(host, at: index)
            if scalar == "%" {
                guard AddressUnits.isEscape(host, at: index) else { throw .address(.percent(.host)) }
            } else if !AddressUnits.isUnit(scalar) {
                throw AddressUnits.notAllowed(scalar, in: .host)
            }
            index = next
        }
    }

    private static func checkBrackets(_ host: Bytes) throws(ValueError) {
        guard host.last == UInt8(ascii: "]") else { throw .address(.host(.bracketMissing)) }
        try IPAddressSyntax.checkVersion6(host.dropFirst().dropLast())
    }
}
