/// Numeric hosts: IPv4 and IPv6 addresses, in the forms that the URL Standard calls valid.
enum IPAddressSyntax {
    /// Whether browsers read a host as an IPv4 address: its last label is a number, decimal or hexadecimal.
    static func endsInNumber(_ host: Bytes) -> Bool {
        let host = host.last == UInt8(ascii: ".") ? host.dropLast() : host
        let start = host.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? host.startIndex
        let last = host[start...]
        if last.isEmpty { return false }
        if last.allSatisfy(\.isASCIIDigit) { return true }
        return last.count >= 2 && WebText.equal(last.prefix(2), "0x") && last.dropFirst(2).allSatisfy(\.isASCIIHexDigit)
    }

    /// Four decimal numbers to 255 without zeros in front.
    static func checkVersion4(_ host: Bytes) throws(ValueProblem) {
        if host.last == UInt8(ascii: ".") { throw ValueProblem("the IPv4 address ends with a dot") }
        let parts = host.split(separator: UInt8(ascii: "."), maxSplits: 4, omittingEmptySubsequences: false)
        for part in parts.prefix(4) {
            guard !part.isEmpty, part.allSatisfy(\.isASCIIDigit) else {
                throw ValueProblem(
                    "what ends with a number is an IPv4 address, and \(quoted(part)) in it is no decimal number")
            }
            if part.count > 1, part.first == UInt8(ascii: "0") {
                throw ValueProblem("the number \(quoted(part)) of the IPv4 address begins with a zero")
            }
            if part.count > 3 || part.reduce(0, { $0 * 10 + Int($1 - 0x30) }) > 255 {
                throw ValueProblem("the number \(quoted(part)) of the IPv4 address is larger than 255")
            }
        }
        if parts.count < 4 { throw ValueProblem("the IPv4 address has fewer than four numbers") }
        if parts.count > 4 { throw ValueProblem("the IPv4 address has more than four numbers") }
    }

    /// The inside of the brackets.
    static func checkVersion6(_ address: Bytes) throws(ValueProblem) {
        var index = address.startIndex
        var pieces = 0
        var isCompressed = false
        func byte(_ place: Int) -> UInt8? { place < address.endIndex ? address[place] : nil }
        func problem(_ text: String) -> ValueProblem { ValueProblem("the IPv6 address \(text)") }
        if byte(index) == UInt8(ascii: ":") {
            guard byte(index + 1) == UInt8(ascii: ":") else { throw problem("begins with a single “:”") }
            index += 2
            pieces += 1
            isCompressed = true
        }
        while index < address.endIndex {
            if pieces == 8 { throw problem("has more than eight parts") }
            if byte(index) == UInt8(ascii: ":") {
                if isCompressed { throw problem("has “::” twice") }
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
                if pieces > 6 { throw problem("has more than eight parts") }
                do { try checkVersion4(address[start...]) } catch { throw problem("ends with IPv4: \(error.text)") }
                pieces += 2
                index = address.endIndex
                continue
            case UInt8(ascii: ":"):
                index += 1
                if index == address.endIndex { throw problem("ends with a single “:”") }
            case nil: break
            default:
                if piece.count == 4, byte(index)?.isASCIIHexDigit == true {
                    throw problem("has a part with more than four digits")
                }
                throw problem("must not have \(WebText.shown(WebText.scalar(address, at: index).scalar)) in it")
            }
            if piece.count > 1, piece.first == UInt8(ascii: "0") {
                throw problem("has the part \(quoted(piece)), which begins with a zero")
            }
            pieces += 1
        }
        if !isCompressed, pieces != 8 { throw problem("has fewer than eight parts and no “::”") }
    }
}
