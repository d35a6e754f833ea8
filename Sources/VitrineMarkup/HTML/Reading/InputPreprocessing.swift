/// Finds characters that are not allowed in the input stream (13.2.3.5).
enum InputPreprocessing {
    /// Reports noncharacters, surrogates, and control characters other than whitespace and U+0000. The input is UTF-8,
    /// but may contain surrogates of three bytes each.
    static func report(_ store: UnsafeMutablePointer<HTMLStore>) {
        let input = store.pointee.input
        let count = store.pointee.inputCount
        var at = 0
        while at < count {
            let byte = input[at]
            if byte < 0x80 {
                let isControl = byte < 0x20 || byte == 0x7F
                if isControl, byte != 0x09, byte != 0x0A, byte != 0x0C, byte != 0x0D, byte != 0 {
                    store.pointee.error(.controlCharacterInInputStream, at: at)
                }
                at += 1
                continue
            }
            let length = byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            guard at + length <= count else { return }
            var scalar = UInt32(byte) & (0x7F >> UInt32(length))
            for index in 1..<length { scalar = scalar << 6 | UInt32(input[at + index] & 0x3F) }
            switch scalar {
            case 0x80...0x9F: store.pointee.error(.controlCharacterInInputStream, at: at)
            case 0xD800...0xDFFF: store.pointee.error(.surrogateInInputStream, at: at)
            case 0xFDD0...0xFDEF: store.pointee.error(.noncharacterInInputStream, at: at)
            default: if scalar & 0xFFFE == 0xFFFE { store.pointee.error(.noncharacterInInputStream, at: at) }
            }
            at += length
        }
    }
}
