/// What the Fetch Standard asks of `data:` addresses: a comma, and behind `;base64` something that can be decoded.
enum DataAddress {
    /// Judges what follows `data:`; a browser that cannot read it shows nothing at all.
    static func check(_ rest: Bytes) throws(ValueProblem) {
        let body = rest.prefix { $0 != UInt8(ascii: "#") }
        guard let comma = body.firstIndex(of: UInt8(ascii: ",")) else {
            throw ValueProblem("a “data:” address needs “,” between its type and its data")
        }
        let type = WebText.trimmed(body[..<comma])
        guard let semicolon = type.lastIndex(of: UInt8(ascii: ";")),
            WebText.equal(WebText.trimmed(type[(semicolon + 1)...]), "base64")
        else { return }
        try checkBase64(body[(comma + 1)...])
    }

    private static func checkBase64(_ data: Bytes) throws(ValueProblem) {
        var digits = 0
        var paddings = 0
        var index = data.startIndex
        while index < data.endIndex {
            var byte = data[index]
            if byte == UInt8(ascii: "%"), AddressUnits.isEscape(data, at: index) {
                byte = UInt8(data[index + 1].hexValue << 4 | data[index + 2].hexValue)
                index += 2
            }
            index += 1
            if byte.isHTMLSpace { continue }
            if byte == UInt8(ascii: "=") {
                paddings += 1
                continue
            }
            let isDigit =
                byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "/")
            guard isDigit else {
                throw ValueProblem("\(WebText.shown(Unicode.Scalar(byte))) is not allowed in Base64")
            }
            if paddings > 0 { throw ValueProblem("“=” stands in the middle of Base64") }
            digits += 1
        }
        let isComplete = paddings == 0 ? digits % 4 != 1 : paddings <= 2 && (digits + paddings) % 4 == 0
        if !isComplete { throw ValueProblem("the Base64 data is cut off or has the wrong number of “=” at its end") }
    }
}
