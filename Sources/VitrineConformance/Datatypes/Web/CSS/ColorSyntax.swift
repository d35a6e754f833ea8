/// Colours as CSS Color 4 writes them, with the functions of CSS Color 5.
enum ColorSyntax {
    /// What is wrong with a colour; nil when it is right.
    static func problem(_ value: Bytes) -> String? {
        var reader = CSSReader(value)
        do throws(ValueProblem) {
            reader.skipSpaces()
            if reader.kind == nil { return value.isEmpty ? "it is empty" : "there is nothing but white space" }
            try color(&reader)
            reader.skipSpaces()
            return reader.kind == nil ? nil : "\(reader.shown) is not expected behind a colour"
        } catch { return error.text }
    }

    /// Reads one colour.
    static func color(_ reader: inout CSSReader, depth: Int = 0) throws(ValueProblem) {
        guard depth < CSSReader.depth else { throw CSSReader.tooDeep }
        switch reader.kind {
        case .hash:
            let digits = reader.source.dropFirst()
            guard digits.allSatisfy(\.isASCIIHexDigit) else {
                throw ValueProblem("\(reader.shown) is no colour; behind “#” stand hexadecimal digits")
            }
            guard [3, 4, 6, 8].contains(digits.count) else {
                throw ValueProblem("\(reader.shown) has \(digits.count) digits; a colour has 3, 4, 6 or 8")
            }
            reader.advance()
        case .ident:
            guard NamedColors.contains(reader.name) else { throw ValueProblem("there is no colour \(reader.shown)") }
            reader.advance()
        case .function: try ColorFunctions.function(&reader, depth)
        default: throw ValueProblem("\(reader.shown) is no colour")
        }
    }

    /// What is wrong with a simple colour, `#rrggbb`; nil when it is right.
    static func simpleProblem(_ value: Bytes) -> String? {
        let isSimple =
            value.count == 7 && value.first == UInt8(ascii: "#") && value.dropFirst().allSatisfy(\.isASCIIHexDigit)
        return isSimple ? nil : "a simple colour is “#” and six hexadecimal digits, as “#4080ff”"
    }
}
