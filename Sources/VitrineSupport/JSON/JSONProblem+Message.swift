extension JSONProblem.Reason: CustomStringConvertible {
    /// The problem, without the place.
    package var description: String {
        switch self {
        case .expected(let wanted, nil): "expected \(wanted.rawValue), found the end"
        case .expected(let wanted, let byte?): "expected \(wanted.rawValue), found \(Self.shown(byte))"
        case .leadingZero: "a number must not have a leading zero"
        case .unclosedString: "a string has no closing quote"
        case .controlInString: "a line break or control character in a string must be escaped, as in \\n or \\u0007"
        case .unknownEscape: "unknown escape after “\\” in a string"
        case .badUnicodeEscape: "“\\u” must be followed by four hexadecimal digits"
        case .loneSurrogate: "a string has an unpaired surrogate"
        case .notUTF8: "a string is not UTF-8"
        case .tooDeep(let limit): "values are nested more than \(limit) levels deep"
        }
    }

    private static func shown(_ byte: UInt8) -> String {
        (0x21...0x7E).contains(byte) ? "“\(Character(Unicode.Scalar(byte)))”" : "another character"
    }
}
