import VitrineCSS
import VitrineSupport

/// Checks path data and transform lists of SVG.
enum PathSyntax {
    /// Checks path data, such as `M0 0h9v9z`.
    static func path(_ value: Bytes) -> ValueError? {
        if value.isEmpty || value.elementsEqual("none".utf8) { return nil }
        var cursor = ByteCursor(value)
        var isFirst = true
        while let letter = cursor.next {
            guard let count = numbers(of: letter | 0x20) else {
                return .graphics(.pathCommand(FoundText(firstOf: cursor.rest)))
            }
            if isFirst, letter | 0x20 != UInt8(ascii: "m") { return .graphics(.pathStart) }
            isFirst = false
            _ = cursor.takeAny()
            cursor.spaces()
            if let error = read(letter, count, &cursor) { return error }
        }
        return nil
    }

    /// The count of numbers in each group after a command; nil if the letter is not a command.
    /// - Parameter command: the letter in lowercase.
    private static func numbers(of command: UInt8) -> Int? {
        switch command {
        case UInt8(ascii: "z"): 0
        case UInt8(ascii: "h"), UInt8(ascii: "v"): 1
        case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): 2
        case UInt8(ascii: "s"), UInt8(ascii: "q"): 4
        case UInt8(ascii: "c"): 6
        case UInt8(ascii: "a"): 7
        default: nil
        }
    }

    /// Reads the numbers after a command, in one or more groups of `count`. Returns the problem; nil if there is none.
    private static func read(_ letter: UInt8, _ count: Int, _ cursor: inout ByteCursor) -> ValueError? {
        guard count > 0 else { return nil }
        var found = 0
        while let next = cursor.next, isNumber(next) {
            let place = found % count
            if letter | 0x20 == UInt8(ascii: "a"), place == 3 || place == 4 {
                guard cursor.take("0") || cursor.take("1") else {
                    return .graphics(.arcFlag(FoundText(firstOf: cursor.rest)))
                }
            } else if !GraphicsSyntax.number(&cursor) {
                return .graphics(.pathCommand(FoundText(firstOf: cursor.rest)))
            }
            found += 1
            separator(&cursor)
        }
        if found > 0, found % count == 0 { return nil }
        return .graphics(.pathNumbers(Unicode.Scalar(letter), count, found: found))
    }

    /// Reads whitespace, and a comma if a number follows it (SVG 2, section 9.3.9): a comma separates numbers, but not
    /// commands.
    private static func separator(_ cursor: inout ByteCursor) {
        cursor.spaces()
        var ahead = cursor
        GraphicsSyntax.separator(&ahead)
        if let next = ahead.next, isNumber(next) { cursor = ahead }
    }

    private static func isNumber(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
    }

    /// Checks a transform list, such as `translate(3 4) rotate(45)`. If it contains a function or a unit that only CSS
    /// has, the rest of the list is not checked.
    static func transform(_ value: Bytes) -> ValueError? {
        if value.isEmpty || value.equals(ignoringCase: "none") { return nil }
        var cursor = ByteCursor(value)
        while !cursor.isAtEnd {
            let name = cursor.take { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
            cursor.spaces()
            guard cursor.take("(") else {
                // A keyword such as `inherit` must be the whole value.
                let isWhole = cursor.isAtEnd && name.count == value.trimmed.count
                return isWhole && GraphicsSyntax.isAnyProperty(name) ? nil : .expected(.transforms)
            }
            guard let counts = functions[String(decoding: name, as: UTF8.self)] else {
                return styles.contains(name.lowercasedText) ? nil : .graphics(.transform(name))
            }
            var found = 0
            cursor.spaces()
            while let next = cursor.next, isNumber(next) {
                guard GraphicsSyntax.number(&cursor) else { return .expected(.transforms) }
                found += 1
                if isUnit(cursor) { return nil }
                GraphicsSyntax.separator(&cursor)
            }
            if isCall(cursor) { return nil }
            guard cursor.take(")") else { return .expected(.transforms) }
            guard counts.contains(found) else { return .graphics(.transformNumbers(name, counts, found: found)) }
            GraphicsSyntax.separator(&cursor)
        }
        return nil
    }

    /// Whether a percent sign or a unit of length or angle is next. After a number, as in `50%` or `2px`, it is valid
    /// only in CSS.
    private static func isUnit(_ cursor: ByteCursor) -> Bool {
        var ahead = cursor
        if ahead.take("%") { return true }
        let letters = ahead.take { $0.isASCIILetter }
        guard !letters.isEmpty, let unit = CSSUnit.named(letters.lowercasedText) else { return false }
        return unit.quantity == .length || unit.quantity == .angle
    }

    /// Whether a function is next, such as `var(--x)`. As an argument, it is valid only in CSS.
    private static func isCall(_ cursor: ByteCursor) -> Bool {
        var ahead = cursor
        let name = ahead.take { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
        return name.first?.isASCIILetter ?? false && ahead.take("(")
    }

    /// The transform functions of SVG, with the counts of arguments that each accepts.
    private static let functions: [String: [Int]] = [
        "matrix": [6], "translate": [1, 2], "scale": [1, 2], "rotate": [1, 3], "skewX": [1], "skewY": [1],
    ]

    /// Functions that only CSS has, in lowercase.
    private static let styles: Set<String> = [
        "translatex", "translatey", "translatez", "translate3d", "scalex", "scaley", "scalez", "scale3d", "rotatex",
        "rotatey", "rotatez", "rotate3d", "skew", "matrix3d", "perspective", "var", "calc", "env",
    ]
}
