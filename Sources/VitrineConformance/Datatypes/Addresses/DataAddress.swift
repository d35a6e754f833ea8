import VitrineSupport

/// Checks `data:` addresses against the Fetch Standard: they must have a comma, and if `;base64` precedes it, the data
/// after it must be valid Base64.
enum DataAddress {
    /// Checks the text after `data:`. Browsers show nothing at all if they cannot decode the data.
    static func check(_ rest: Bytes) throws(ValueError) {
        let body = rest.prefix { $0 != UInt8(ascii: "#") }
        guard let comma = body.firstIndex(of: UInt8(ascii: ",")) else {
            throw .address(.dataCommaMissing)
        }
        let type = body[..<comma].trimmed
        guard let semicolon = type.lastIndex(of: UInt8(ascii: ";")),
            type[(semicolon + 1)...].trimmed.equals(ignoringCase: "base64")
        else { return }
        try checkBase64(body[(comma + 1)...])
    }

    private static func checkBase64(_ data: Bytes) throws(ValueError) {
        var digits = 0
        var paddings = 0
        var index = data.startIndex
        while index < data.endIndex {
            var byte = data[index]
            if byte == UInt8(ascii: "%"), AddressUnits.isEscape(data, at: index) {
                byte = UInt8(data[index + 1].hexValue &<< 4 | data[index + 2].hexValue)
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
                throw .address(.base64Character(Unicode.Scalar(byte)))
            }
            if paddings > 0 { throw .address(.base64Padding) }
            digits += 1
        }
        let isComplete = paddings == 0 ? digits % 4 != 1 : paddings <= 2 && (digits + paddings) % 4 == 0
        if !isComplete { throw .address(.base64Length) }
    }
}
