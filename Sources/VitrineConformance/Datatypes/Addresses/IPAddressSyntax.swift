import VitrineSupport

/// Checks IPv4 and IPv6 addresses, which must be in the forms that the URL Standard defines as valid.
enum IPAddressSyntax {
    /// Whether browsers read a host as an IPv4 address: its last label is a number, decimal or hexadecimal.
    static func endsInNumber(_ host: Bytes) -> Bool {
        let host = host.last == UInt8(ascii: ".") ? host.dropLast() : host
        let start = host.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? host.startIndex
        let last = host[start...]
        if last.isEmpty { return false }
        if last.allSatisfy(\.isASCIIDigit) { return true }
        return last.count >= 2 && last.hasPrefix(ignoringCase: "0x") && last.dropFirst(2).allSatisfy(\.isASCIIHexDigit)
    }

    /// Checks an IPv4 address: four decimal numbers up to 255, without leading zeros.
    static func checkVersion4(_ host: Bytes) throws(ValueError) {
        if let error = version4Error(host) { throw .address(.host(error)) }
    }

    private static func version4Error(_ host: Bytes) -> HostError? {
        if host.last == UInt8(ascii: ".") { return .trailingDot }
        let parts = host.split(separator: UInt8(ascii: "."), maxSplits: 4, omittingEmptySubsequences: false)
        for part in parts.prefix(4) {
            guard !part.isEmpty, part.allSatisfy(\.isASCIIDigit) else { return .notDecimal(part) }
            if part.count > 1, part.first == UInt8(ascii: "0") { return .zeroInFront(part) }
            if part.count > 3 || part.saturatedNumber > 255 { return .tooLarge(part) }
        }
        if parts.count < 4 { return .fewerThanFour }
        return parts.count > 4 ? .moreThanFour : nil
    }

    /// Checks an IPv6 address, which is given without its brackets.
    static func checkVersion6(_ address: Bytes) throws(ValueError) {
        if let error = version6Error(address) { throw .address(.host(.version6(error))) }
    }

    private static func version6Error(_ address: Bytes) -> IPv6Error? {
        var index = address.startIndex
        var pieces = 0
        var isCompressed = false
        func byte(_ place: Int) -> UInt8? { place < address.endIndex ? address[place] : nil }
        if byte(index) == UInt8(ascii: ":") {
            guard byte(index + 1) == UInt8(ascii: ":") else { return .colonAtStart }
            index += 2
            pieces += 1
            isCompressed = true
        }
        while index < address.endIndex {
            if pieces == 8 { return .moreThanEight }
            if byte(index) == UInt8(ascii: ":") {
                if isCompressed { return .twoCompressions }
                index += 1
                pieces += 1
                isCompressed = true
                continue
            }
            let start = index
            while index < address.endIndex, index - start < 4, address[index].isASCIIHexDigit { index += 1 }
            let piece = address[start..<index]
            switch byte(index) {
            case UInt8(ascii: ".") where !piece.isEmpty:
                if pieces > 6 { return .moreThanEight }
                if let error = version4Error(address[start...]) { return .version4(error) }
                pieces += 2
                index = address.endIndex
                continue
            case UInt8(ascii: ":"):
                index += 1
                if index == address.endIndex { return .colonAtEnd }
            case nil: break
            default:
                if piece.count == 4, byte(index)?.isASCIIHexDigit == true { return .longPart }
                return .character(ValueText.scalar(address, at: index).scalar)
            }
            pieces += 1
        }
        return !isCompressed && pieces != 8 ? .fewerThanEight : nil
    }
}
