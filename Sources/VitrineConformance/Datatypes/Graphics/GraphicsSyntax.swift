import VitrineCSS
import VitrineSupport

/// Checks values of attributes of SVG 2 and MathML Core. Whitespace around them has already been removed.
enum GraphicsSyntax {
    /// Whether a value is a CSS-wide keyword, or contains a function, whose result only a browser can compute. Most
    /// callers accept such values without checking them.
    static func isAnyProperty(_ value: Bytes) -> Bool {
        if value.contains(UInt8(ascii: "(")) { return true }
        return ["inherit", "initial", "unset", "revert", "revert-layer"].contains { value.equals(ignoringCase: $0) }
    }

    /// Returns a function that checks a length, a percentage or a number. If `isSize` is true, `auto` and `none` are
    /// also valid, and negative values are not.
    static func length(isSize: Bool) -> @Sendable (Bytes) -> ValueError? {
        { value in
            if isAnyProperty(value) { return nil }
            if isSize, value.equals(ignoringCase: "auto") || value.equals(ignoringCase: "none") { return nil }
            if let error = measure(value) { return error }
            return isSize && isNegative(value) ? .graphics(.negative) : nil
        }
    }

    /// Whether a length or number is less than zero.
    private static func isNegative(_ value: Bytes) -> Bool { value.first == UInt8(ascii: "-") && !isZero(value) }

    /// Whether a length or number is zero: it has no digit other than 0 before its exponent.
    private static func isZero(_ value: Bytes) -> Bool {
        !value.prefix { $0.asciiLowercased != UInt8(ascii: "e") }.contains { $0 >= 0x31 && $0 <= 0x39 }
    }

    /// Checks a number, alone or followed by `%` or a unit of length.
    private static func measure(_ value: Bytes) -> ValueError? {
        var cursor = ByteCursor(value)
        guard number(&cursor) else { return .expected(.length) }
        let unit = cursor.rest
        if unit.isEmpty || unit.elementsEqual("%".utf8) { return nil }
        guard unit.allSatisfy(\.isASCIILetter) else { return .trailing(unit, after: .length) }
        return units.contains(unit.lowercasedText) ? nil : .graphics(.unit(unit))
    }

    private static let units: Set<String> = Set(
        CSSUnit.allCases.filter { $0.quantity == .length && $0 != .inch }.map { "\($0)" }
    ).union(["in"])

    /// Checks a list of lengths, percentages or numbers, separated by whitespace or by single commas. The list may be
    /// empty.
    static func lengths(_ value: Bytes) -> ValueError? {
        if isAnyProperty(value) { return nil }
        if value.isEmpty { return nil }
        for part in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let items = items(part)
            if items.isEmpty { return .expected(.length) }
            for item in items { if let error = measure(item) { return error } }
        }
        return nil
    }

    /// Checks `none`, or a list of lengths, percentages or numbers that are not negative (SVG 2, section 13.5.6).
    static func dashes(_ value: Bytes) -> ValueError? {
        if value.equals(ignoringCase: "none") { return nil }
        if let error = lengths(value) { return error }
        return !isAnyProperty(value) && items(value).contains(where: isNegative) ? .graphics(.negative) : nil
    }

    static func number(_ value: Bytes) -> ValueError? {
        if isAnyProperty(value) { return nil }
        var cursor = ByteCursor(value)
        guard number(&cursor) else { return .expected(.number) }
        return cursor.isAtEnd ? nil : .trailing(cursor.rest, after: .number)
    }

    /// Checks a list of numbers separated by commas or whitespace. The list may be empty.
    static func numbers(_ value: Bytes) -> ValueError? {
        var cursor = ByteCursor(value)
        return count(&cursor).map { _ in nil } ?? .expected(.number)
    }

    /// Checks an opacity, which is a number or a percentage.
    static func alpha(_ value: Bytes) -> ValueError? {
        if isAnyProperty(value) { return nil }
        var cursor = ByteCursor(value)
        guard number(&cursor) else { return .expected(.portion) }
        _ = cursor.take("%")
        return cursor.isAtEnd ? nil : .trailing(cursor.rest, after: .number)
    }

    /// Checks `indefinite`, or a number.
    static func repeatCount(_ value: Bytes) -> ValueError? {
        value.elementsEqual("indefinite".utf8) ? nil : number(value).map { .orKeyword($0, "indefinite") }
    }

    /// Checks a `viewBox`, such as `0 0 24 24`. The width and the height must not be negative.
    static func viewBox(_ value: Bytes) -> ValueError? {
        var cursor = ByteCursor(value)
        var isNegative = false
        guard let count = count(&cursor, each: { isNegative = isNegative || $0 >= 2 && $1 }) else {
            return .expected(.viewBox)
        }
        if count != 4 { return .graphics(.viewBoxCount(count)) }
        return isNegative ? .graphics(.negative) : nil
    }

    /// Checks a list of pairs of numbers, such as `0,0 24,24`. The list may be empty.
    static func points(_ value: Bytes) -> ValueError? {
        var cursor = ByteCursor(value)
        guard let count = count(&cursor) else { return .expected(.points) }
        return count % 2 == 0 ? nil : .graphics(.oddCoordinates(count))
    }

    /// Checks a `preserveAspectRatio`, such as `xMidYMid slice`.
    static func aspectRatio(_ value: Bytes) -> ValueError? {
        let words = value.split(whereSeparator: \.isHTMLSpace).map { String(decoding: $0, as: UTF8.self) }
        guard let first = words.first, words.count <= 2, alignments.contains(first),
            words.count == 1 || words[1] == "meet" || words[1] == "slice"
        else { return .expected(.aspectRatio) }
        return nil
    }

    private static let alignments: Set<String> = [
        "none", "xMinYMin", "xMidYMin", "xMaxYMin", "xMinYMid", "xMidYMid", "xMaxYMid", "xMinYMax", "xMidYMax",
        "xMaxYMax",
    ]

    /// Checks a paint: `none`, `context-fill`, `context-stroke`, a color, or a reference such as `url(#gradient)`.
    static func paint(_ value: Bytes) -> ValueError? {
        for word in ["none", "context-fill", "context-stroke"] where value.equals(ignoringCase: word) { return nil }
        return color(value)
    }

    /// Checks a color. A value with a function, such as `rgb(0 0 0)`, is accepted without a check.
    static func color(_ value: Bytes) -> ValueError? {
        if isAnyProperty(value) { return nil }
        return ColorSyntax.error(value).map { .style($0) }
    }

    /// Checks a length or percentage of MathML Core, which has the syntax of CSS: only zero may have no unit.
    static func mathLength(_ value: Bytes) -> ValueError? {
        if isAnyProperty(value) { return nil }
        if let error = measure(value) { return error }
        return number(value) == nil && !isZero(value) ? .graphics(.unitMissing) : nil
    }

    /// Checks a `scriptlevel`, such as `2`, `+1` or `-1`.
    static func scriptLevel(_ value: Bytes) -> ValueError? {
        let digits = value.first == UInt8(ascii: "+") || value.first == UInt8(ascii: "-") ? value.dropFirst() : value
        return !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit) ? nil : .expected(.integer)
    }

    // MARK: Reading

    /// Reads a number with an optional sign, fraction and exponent. Returns false, and reads nothing, if there is none.
    /// A point must be followed by a digit (SVG 2, section 9.3.9, and CSS Syntax 3, section 4.3.12).
    static func number(_ cursor: inout ByteCursor) -> Bool {
        let start = cursor
        _ = cursor.take("+") || cursor.take("-")
        let whole = cursor.digits()
        var fraction = cursor
        let hasFraction = fraction.take(".") && !fraction.digits().isEmpty
        if hasFraction { cursor = fraction }
        guard !whole.isEmpty || hasFraction else {
            cursor = start
            return false
        }
        // The `e` may be the start of a unit, as in `2em`.
        var exponent = cursor
        if exponent.take("e") || exponent.take("E") {
            _ = exponent.take("+") || exponent.take("-")
            if !exponent.digits().isEmpty { cursor = exponent }
        }
        return true
    }

    /// Reads numbers to the end of a value.
    /// - Parameter each: called with the 0-based index of each number, and whether the number is negative.
    /// - Returns: the count of the numbers; nil if anything else is found.
    private static func count(_ cursor: inout ByteCursor, each: (Int, Bool) -> Void = { _, _ in }) -> Int? {
        var count = 0
        cursor.spaces()
        while !cursor.isAtEnd {
            let start = cursor.rest
            guard number(&cursor) else { return nil }
            each(count, isNegative(start.prefix(start.count - cursor.rest.count)))
            count += 1
            separator(&cursor)
        }
        return count
    }

    /// Reads whitespace and at most one comma. A comma at the end of the value or before a closing parenthesis is not
    /// read, because it separates nothing.
    static func separator(_ cursor: inout ByteCursor) {
        cursor.spaces()
        var ahead = cursor
        guard ahead.take(",") else { return }
        ahead.spaces()
        if let next = ahead.next, next != UInt8(ascii: ")") { cursor = ahead }
    }

    private static func items(_ value: Bytes) -> [Bytes] {
        value.split { $0.isHTMLSpace || $0 == UInt8(ascii: ",") }
    }
}
