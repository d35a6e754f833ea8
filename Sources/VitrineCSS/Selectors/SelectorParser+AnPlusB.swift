import VitrineSupport

extension SelectorParser {
    /// Parses the two numbers of `An+B`; nil if the text is not valid.
    static func anPlusB(_ text: String) -> (Int, Int)? {
        let text = text.asciiLowercased
        if text == "odd" { return (2, 1) }
        if text == "even" { return (2, 0) }
        func integer(_ text: Substring) -> Int? {
            let digits = text.first == "+" || text.first == "-" ? text.dropFirst() : text
            guard !digits.isEmpty, digits.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
            return Int(text).map { max(-1 << 40, min(1 << 40, $0)) } ?? (text.first == "-" ? -1 << 40 : 1 << 40)
        }
        guard let n = text.firstIndex(of: "n") else { return integer(text[...]).map { (0, $0) } }
        let before = text[..<n]
        let step: Int
        switch before {
        case "": step = 1
        case "-": step = -1
        default:
            guard let number = integer(before) else { return nil }
            step = number
        }
        let rest = text[text.index(after: n)...]
        let trimmed = rest.filter { !$0.isWhitespace }
        guard let sign = trimmed.first else { return (step, 0) }
        guard sign == "+" || sign == "-" else { return nil }
        // Spaces are allowed around the sign, but not inside the number.
        let digits = rest[rest.index(after: rest.firstIndex(of: sign) ?? rest.startIndex)...].drop(
            while: \.isWhitespace)
        guard digits.first != "+", digits.first != "-", let number = integer(digits) else { return nil }
        return (step, sign == "-" ? -number : number)
    }
}
