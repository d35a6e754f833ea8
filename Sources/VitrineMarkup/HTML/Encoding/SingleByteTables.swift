/// The single-byte encodings (Encoding Standard, 9).
struct SingleByteTables: Sendable {
    static let all = SingleByteTables()
    private var tables: [HTMLEncoding: [UInt16]] = [:]

    private init() {
        let text = Self.table
        var at = 0
        while at < text.utf8CodeUnitCount {
            var name: [UInt8] = []
            while text.utf8Start[at] != UInt8(ascii: ":") {
                name.append(text.utf8Start[at])
                at += 1
            }
            at += 1
            var codes: [UInt16] = []
            for _ in 0..<128 {
                var code: UInt16 = 0
                for _ in 0..<4 {
                    let byte = text.utf8Start[at]
                    code = code << 4 | UInt16(byte < 0x3A ? byte &- 0x30 : byte &- 0x37)
                    at += 1
                }
                codes.append(code)
            }
            at += 1
            if let encoding = HTMLEncoding(rawValue: String(decoding: name, as: UTF8.self)) { tables[encoding] = codes }
        }
        tables[.iso8859x8i] = tables[.iso8859x8]
    }

    /// Returns the characters for the bytes from 0x80 on, with U+FFFD for unassigned bytes; nil for an encoding without
    /// a table.
    func codes(_ encoding: HTMLEncoding) -> [UInt16]? { tables[encoding] }
}
