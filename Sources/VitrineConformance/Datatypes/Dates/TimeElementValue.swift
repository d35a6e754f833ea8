import VitrineSupport

/// Checks the values of `<time>`: the attribute `datetime`, or the text if there is no attribute.
enum TimeElementValue {
    /// Returns the problem with a value; nil if it is a month, date, yearless date, time, time zone offset, date with
    /// time, week, year or duration.
    static func error(_ value: Bytes) -> ValueError? {
        if let first = value.first, let last = value.last, first.isHTMLSpace || last.isHTMLSpace {
            // Only durations such as `4h 18m` may have whitespace around them.
            if ValueError.reading(value, as: .duration, DurationSyntax.duration) == nil { return nil }
            if value.allSatisfy(\.isHTMLSpace) { return .blank(.timeElement) }
            return first.isHTMLSpace ? .begins(with: Unicode.Scalar(first)) : .ends(with: Unicode.Scalar(last))
        }
        // The first bytes show which form the author meant, so the error is about that form.
        var cursor = ByteCursor(value)
        let digits = cursor.digits()
        switch (digits.count, cursor.next) {
        case (0, UInt8(ascii: "P")), (1..., UInt8(ascii: ".")):
            return ValueError.reading(value, as: .duration, DurationSyntax.duration)
        case (0, UInt8(ascii: "Z")), (0, UInt8(ascii: "+")):
            return ValueError.reading(value, as: .timeZone, DateSyntax.offset)
        case (0, UInt8(ascii: "-")):
            return ValueError.reading(value, as: .date, DateSyntax.yearlessDate).flatMap { error in
                value.dropFirst().first == UInt8(ascii: "-")
                    ? error : ValueError.reading(value, as: .timeZone, DateSyntax.offset)
            }
        case (1..., UInt8(ascii: ":")): return ValueError.reading(value, as: .time, DateSyntax.time)
        case (1...3, UInt8(ascii: "-")): return ValueError.reading(value, as: .date, DateSyntax.yearlessDate)
        case (4..., UInt8(ascii: "-")): return dated(value)
        case (1..., nil):
            if digits.count < 4 { return .date(.yearDigits(found: .text(digits))) }
            return value.contains { $0 != 0x30 } ? nil : .date(.yearZero)
        case (1..., _): return ValueError.reading(value, as: .duration, DurationSyntax.duration)
        default: return .expected(.timeElement)
        }
    }

    /// Checks a value that begins with a year and a hyphen.
    private static func dated(_ value: Bytes) -> ValueError? {
        var cursor = ByteCursor(value)
        _ = cursor.digits()
        _ = cursor.take("-")
        if cursor.next == UInt8(ascii: "W") { return ValueError.reading(value, as: .week, DateSyntax.week) }
        return ValueError.reading(value, as: .date) { cursor throws(ValueError) in
            _ = try DateSyntax.month(&cursor)
            if cursor.isAtEnd { return }
            cursor = ByteCursor(value)
            try DateSyntax.date(&cursor)
            guard cursor.next == UInt8(ascii: "T") || cursor.next == UInt8(ascii: " ") else { return }
            _ = cursor.takeAny()
            try DateSyntax.time(&cursor)
            if !cursor.isAtEnd { try DateSyntax.offset(&cursor) }
        }
    }
}
