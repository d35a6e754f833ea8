import CVitrineLibXML2
import VitrineSupport

/// Tables of the two-byte characters of East Asian encodings, and the ranges of the four-byte characters of gb18030.
///
/// The tables are taken from the system's converter, which is iconv, through libxml2. Characters for which it differs
/// from the Encoding Standard are corrected. Each table is created the first time a file needs it.
enum MultiByteTables {
    static let gb18030 = table("GB18030", leads: 0x81...0xFE, gb18030Corrections)
    static let big5 = table("BIG5-HKSCS", leads: 0x81...0xFE, big5Corrections)
    static let shiftJIS = table("CP932", leads: 0x81...0xFC)
    static let eucKR = table("CP949", leads: 0x81...0xFE)

    /// Returns the index of a character in a table.
    @inline(__always)
    static func index(_ lead: UInt8, _ trail: UInt8) -> Int { Int(lead & 0x7F) << 8 | Int(trail) }

    /// Returns the character of four bytes in gb18030 by its pointer; 0 if there is none (Encoding Standard, "index
    /// gb18030 ranges code point").
    static func gb18030Scalar(_ pointer: Int) -> UInt32 {
        if pointer < 0 || pointer > 39_419 && pointer < 189_000 || pointer > 1_237_575 { return 0 }
        if pointer == 7_457 { return 0xE7C7 }
        var low = 0
        var high = gb18030Ranges.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if gb18030Ranges[middle].code > pointer { high = middle } else { low = middle }
        }
        let range = gb18030Ranges[low]
        return range.scalar + UInt32(pointer - range.code)
    }

    private static let gb18030Ranges = pairs(gb18030RangeRows, radix: 10)

    /// Reads pairs such as `8E69=7BB8`. The radix is that of the codes; the characters are hexadecimal.
    private static func pairs(_ text: String, radix: Int) -> [(code: Int, scalar: UInt32)] {
        text.words.compactMap { word in
            let parts = word.split(separator: "=")
            guard parts.count == 2, let code = Int(parts[0], radix: radix), let scalar = UInt32(parts[1], radix: 16)
            else { return nil }
            return (code, scalar)
        }
    }

    private static func table(_ name: String, leads: ClosedRange<UInt8>, _ corrections: String = "") -> [UInt32] {
        var found = [UInt32](repeating: 0, count: 0x8000)
        // Without a converter, the table is empty, and every character of two bytes is an error.
        guard let converter = Converter(name) else { return found }
        for lead in leads {
            for trail in UInt8(0x40)...0xFE where trail != 0x7F {
                let scalars = converter.convert([lead, trail])
                if scalars.count == 1 { found[index(lead, trail)] = scalars[0] }
            }
        }
        for (code, scalar) in pairs(corrections, radix: 16) {
            found[index(UInt8(truncatingIfNeeded: code >> 8), UInt8(truncatingIfNeeded: code))] = scalar
        }
        return found
    }

    /// A converter of single characters.
    final class Converter {
        // The library allocates the memory behind these pointers; it is freed in deinit, and the pointers never leave
        // this class.
        private let handler: xmlCharEncodingHandlerPtr
        private let input: xmlBufferPtr
        private let output: xmlBufferPtr

        /// Creates a converter; nil if the system does not support the encoding.
        init?(_ name: String) {
            _ = LibXML2.ready
            guard let handler = xmlFindCharEncodingHandler(name), let input = xmlBufferCreate(),
                let output = xmlBufferCreate()
            else { return nil }
            self.handler = handler
            self.input = input
            self.output = output
        }

        deinit {
            xmlCharEncCloseFunc(handler)
            xmlBufferFree(input)
            xmlBufferFree(output)
        }

        /// Returns the code points that bytes encode; an empty array if the bytes are invalid.
        func convert(_ bytes: [UInt8]) -> [UInt32] {
            xmlBufferEmpty(input)
            xmlBufferEmpty(output)
            // Invalid bytes are expected here; without a handler, the library would print errors.
            let before = vitrine_swap_errors(.init(handler: { _, _ in }, context: nil))
            defer { _ = vitrine_swap_errors(before) }
            xmlBufferAdd(input, bytes, Int32(bytes.count))
            guard xmlCharEncInFunc(handler, output, input) > 0, xmlBufferLength(input) == 0,
                let content = xmlBufferContent(output)
            else { return [] }
            let text = UnsafeBufferPointer(start: content, count: Int(xmlBufferLength(output)))
            return String(decoding: text, as: UTF8.self).unicodeScalars.map(\.value)
        }
    }
}
