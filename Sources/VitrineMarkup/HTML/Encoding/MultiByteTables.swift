import CVitrineLibXML2

/// The two-byte characters of the East Asian encodings, taken from the system's converter.
///
/// The converter is iconv, through libxml2. Each table is created the first time a file needs it.
enum MultiByteTables {
    static let gb18030 = table("GB18030", leads: 0x81...0xFE)
    static let big5 = table("BIG5-HKSCS", leads: 0x81...0xFE)
    static let shiftJIS = table("CP932", leads: 0x81...0xFC)
    static let eucKR = table("CP949", leads: 0x81...0xFE)

    /// Returns the index of a character in a table.
    @inline(__always)
    static func index(_ lead: UInt8, _ trail: UInt8) -> Int { Int(lead & 0x7F) << 8 | Int(trail) }

    private static func table(_ name: String, leads: ClosedRange<UInt8>) -> [UInt32] {
        var found = [UInt32](repeating: 0, count: 0x8000)
        guard let converter = Converter(name) else { return found }
        for lead in leads {
            for trail in UInt8(0x40)...0xFE where trail != 0x7F {
                let scalars = converter.convert([lead, trail])
                if scalars.count == 1 { found[index(lead, trail)] = scalars[0] }
            }
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
