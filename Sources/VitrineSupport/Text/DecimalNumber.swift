/// A floating-point number in an HTML attribute: `-1`, `2.5`, `1e3`.
package struct DecimalNumber {
    package let value: Double

    /// Reads a number; nil when the bytes are anything else.
    package init?(_ bytes: Bytes) {
        guard Self.isValid(bytes), let value = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
        self.value = value
    }

    /// Returns whether bytes are a valid floating-point number (HTML Standard, 2.3.4.3): `.5` is one; `+1`, `1.` and
    /// `1,5` are not.
    package static func isValid(_ bytes: Bytes) -> Bool {
        var rest = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        func digits() -> Int {
            let count = rest.prefix(while: \.isASCIIDigit).count
            rest = rest.dropFirst(count)
            return count
        }
        let whole = digits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return false }
        } else if whole == 0 {
            return false
        }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
            guard digits() > 0 else { return false }
        }
        return rest.isEmpty
    }
}
