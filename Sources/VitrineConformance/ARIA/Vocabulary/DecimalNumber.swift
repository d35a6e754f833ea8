/// A decimal number as HTML writes it: `-1`, `2.5`, `1e3`.
struct DecimalNumber {
    let value: Double

    init?(_ bytes: Bytes) {
        var rest = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        func digits() -> Int {
            let count = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
            rest = rest.dropFirst(count)
            return count
        }
        let whole = digits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return nil }
        } else if whole == 0 {
            return nil
        }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
            guard digits() > 0 else { return nil }
        }
        guard rest.isEmpty, let value = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
        self.value = value
    }
}
