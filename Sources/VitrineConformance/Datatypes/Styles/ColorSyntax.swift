import VitrineSupport

/// Colours as CSS Color 4 writes them, with the functions of CSS Color 5.
enum ColorSyntax {
    /// Returns what is wrong with a colour; nil when it is right.
    static func error(_ value: Bytes) -> StyleError? {
        var reader = CSSReader(value)
        do throws(StyleError) {
            reader.skipSpaces()
            try color(&reader)
            reader.skipSpaces()
            return reader.kind == nil ? nil : StyleError("\(reader.shown) is not expected after a color")
        } catch { return error }
    }

    /// Reads one colour.
    static func color(_ reader: inout CSSReader, depth: Int = 0) throws(StyleError) {
        guard depth < CSSReader.depth else { throw CSSReader.tooDeep }
        switch reader.kind {
        case .hash:
            let digits = reader.source.dropFirst()
            guard digits.allSatisfy(\.isASCIIHexDigit) else {
                throw StyleError("\(reader.shown) is not a color; expected hexadecimal digits after “#”")
            }
            guard [3, 4, 6, 8].contains(digits.count) else {
                throw StyleError("\(reader.shown) has \(digits.count) digits; a color has 3, 4, 6 or 8")
            }
            reader.advance()
        case .ident:
            guard NamedColors.contains(reader.name) else { throw StyleError("there is no color \(reader.shown)") }
            reader.advance()
        case .function: try ColorFunctions.function(&reader, depth)
        default: throw StyleError("\(reader.shown) is not a color")
        }
    }

    /// Returns what is wrong with a simple colour, `#rrggbb`; nil when it is right.
    static func simpleError(_ value: Bytes) -> StyleError? {
        let isSimple =
            value.count == 7 && value.first == UInt8(ascii: "#") && value.dropFirst().allSatisfy(\.isASCIIHexDigit)
        return isSimple ? nil : StyleError("expected “#” and six hexadecimal digits, such as “#4080ff”")
    }
}
