import VitrineCSS
import VitrineSupport

/// Reads colors as CSS Color 4 defines them, with the functions of CSS Color 5.
enum ColorSyntax {
    /// Returns the problem with a color; nil if it is valid.
    static func error(_ value: Bytes) -> StyleError? {
        CSSReader.error(in: value) { reader throws(StyleError) in
            reader.skipSpaces()
            try color(&reader)
            reader.skipSpaces()
            if reader.kind != nil { throw .unexpected(reader.piece, after: .color) }
        }
    }

    /// Reads one color.
    /// - Parameter depth: the number of functions around it.
    static func color(_ reader: inout CSSReader, depth: Int = 0) throws(StyleError) {
        guard depth < CSSReader.depth else { throw .tooDeep }
        switch reader.kind {
        case .hash:
            let digits = reader.source.dropFirst()
            guard digits.allSatisfy(\.isASCIIHexDigit) else {
                throw .colorDigits(reader.piece)
            }
            guard [3, 4, 6, 8].contains(digits.count) else {
                throw .colorDigitCount(reader.piece, digits.count)
            }
            reader.advance()
        case .ident:
            guard isNamed(reader.name) else { throw .unknownColor(reader.piece) }
            reader.advance()
        case .function: try ColorFunctions.function(&reader, depth)
        default: throw .notColor(reader.piece)
        }
    }

    private static func isNamed(_ name: String) -> Bool {
        NamedColors.color(name) != nil || SystemColors.contains(name) || name == "currentcolor"
    }

    /// Returns the problem with a simple color, which is written as `#rrggbb`; nil if it is valid.
    static func simpleError(_ value: Bytes) -> StyleError? {
        let isSimple =
            value.count == 7 && value.first == UInt8(ascii: "#") && value.dropFirst().allSatisfy(\.isASCIIHexDigit)
        return isSimple ? nil : .simpleColor
    }
}
