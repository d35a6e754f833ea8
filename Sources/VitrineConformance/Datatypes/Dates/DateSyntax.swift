import VitrineSupport

/// Reads the dates and times of the HTML Standard, section 2.3.5. Years have at least four digits and start at 1.
/// Fractions of a second have one to three digits; all other parts have two.
enum DateSyntax {
    /// A year of the Gregorian calendar. The calendar repeats every 400 years, so the year modulo 400 is enough, and a
    /// year with any number of digits can be read.
    struct Year {
        /// The year modulo 400.
        let phase: Int

        var isLeap: Bool { phase.isMultiple(of: 4) && (!phase.isMultiple(of: 100) || phase == 0) }

        /// The number of weeks: 53 if 1 January is a Thursday, or a Wednesday in a leap year; otherwise 52.
        var weeks: Int {
            // The number of days from 1 January of a year divisible by 400, a Saturday, to the start of this year.
            let before = phase == 0 ? 0 : phase * 365 + (phase + 3) / 4 - (phase - 1) / 100
            let weekday = (before + 6) % 7  // Sunday is 0.
            return weekday == 4 || weekday == 3 && isLeap ? 53 : 52
        }

        func days(inMonth month: Int) -> Int {
            switch month {
            case 2: isLeap ? 29 : 28
            case 4, 6, 9, 11: 30
            default: 31
            }
        }
    }

    static func year(_ cursor: inout ByteCursor) throws(ValueError) -> Year {
        let digits = cursor.digits()
        guard digits.count >= 4 else { throw .date(.yearDigits(found: FoundText(digits, or: cursor.rest))) }
        guard digits.contains(where: { $0 != 0x30 }) else { throw .date(.yearZero) }
        return Year(phase: digits.reduce(0) { ($0 * 10 + Int($1) - 0x30) % 400 })
    }

    /// Reads a two-digit number within bounds, and throws an error about the unit if there is none.
    private static func two(
        _ cursor: inout ByteCursor, _ unit: DateError.Unit, in bounds: ClosedRange<Int>
    ) throws(ValueError) -> Int {
        let digits = cursor.digits()
        guard digits.count == 2 else { throw .date(.digits(unit, found: FoundText(digits, or: cursor.rest))) }
        let number = digits.saturatedNumber
        guard bounds.contains(number) else { throw .date(.noSuch(unit, number)) }
        return number
    }

    private static func expect(
        _ character: Unicode.Scalar, _ cursor: inout ByteCursor, as example: String
    ) throws(ValueError) {
        guard cursor.take(character) else {
            throw .date(.expected(character, example: example, found: FoundText(firstOf: cursor.rest)))
        }
    }

    /// Reads a month: `2026-11`.
    @discardableResult
    static func month(_ cursor: inout ByteCursor) throws(ValueError) -> (year: Year, month: Int) {
        let year = try year(&cursor)
        try expect("-", &cursor, as: "2026-11")
        return (year, try two(&cursor, .month, in: 1...12))
    }

    /// Reads a date: `2026-11-21`.
    static func date(_ cursor: inout ByteCursor) throws(ValueError) {
        let (year, month) = try month(&cursor)
        try expect("-", &cursor, as: "2026-11-21")
        try day(&cursor, of: year, month: month)
    }

    private static func day(_ cursor: inout ByteCursor, of year: Year, month: Int) throws(ValueError) {
        let last = year.days(inMonth: month)
        let day = try two(&cursor, .day, in: 1...31)
        guard day <= last else { throw .date(.dayAfterMonth(day, days: last)) }
    }

    /// Reads a yearless date: `11-21` or `--11-21`.
    static func yearlessDate(_ cursor: inout ByteCursor) throws(ValueError) {
        if cursor.take("-") { try expect("-", &cursor, as: "--11-21") }
        let month = try two(&cursor, .month, in: 1...12)
        try expect("-", &cursor, as: "11-21")
        try day(&cursor, of: Year(phase: 0), month: month)
    }

    /// Reads a week: `2026-W47`.
    static func week(_ cursor: inout ByteCursor) throws(ValueError) {
        let year = try year(&cursor)
        try expect("-", &cursor, as: "2026-W47")
        try expect("W", &cursor, as: "2026-W47")
        let week = try two(&cursor, .week, in: 1...53)
        guard week <= year.weeks else { throw .date(.weekAfterYear) }
    }

    /// Reads a time: `14:54`, `14:54:39` or `14:54:39.929`.
    static func time(_ cursor: inout ByteCursor) throws(ValueError) {
        _ = try two(&cursor, .hour, in: 0...23)
        try expect(":", &cursor, as: "14:54")
        _ = try two(&cursor, .minute, in: 0...59)
        guard cursor.take(":") else { return }
        _ = try two(&cursor, .second, in: 0...59)
        guard cursor.take(".") else { return }
        let count = cursor.digits().count
        guard (1...3).contains(count) else { throw .date(.fraction(digits: count)) }
    }

    /// Reads a time zone offset: `Z`, `+01:00` or `-0800`.
    static func offset(_ cursor: inout ByteCursor) throws(ValueError) {
        if cursor.take("Z") { return }
        let isNegative = cursor.take("-")
        guard isNegative || cursor.take("+") else {
            throw .date(.timeZoneMissing(found: FoundText(firstOf: cursor.rest)))
        }
        let digits = cursor.digits()
        var hours = digits
        var minutes = digits.dropFirst(2)
        if digits.count == 4 {
            hours = digits.prefix(2)
        } else {
            try expect(":", &cursor, as: "+01:00")
            minutes = cursor.digits()
        }
        guard hours.count == 2, minutes.count == 2 else { throw .date(.timeZoneDigits) }
        guard hours.saturatedNumber <= 23 else { throw .date(.noSuch(.hour, hours.saturatedNumber)) }
        guard minutes.saturatedNumber <= 59 else { throw .date(.noSuch(.minute, minutes.saturatedNumber)) }
        if isNegative, hours.saturatedNumber + minutes.saturatedNumber == 0 { throw .date(.negativeZero) }
    }

    /// Reads a local date and time: `2026-11-21T14:54` or `2026-11-21 14:54`.
    static func localDateTime(_ cursor: inout ByteCursor) throws(ValueError) {
        try date(&cursor)
        guard cursor.take("T") || cursor.take(" ") else {
            throw .date(.timeMissing(found: FoundText(firstOf: cursor.rest)))
        }
        try time(&cursor)
    }

    /// Reads a local date and time in its shortest form, such as `2026-11-21T14:54`: no space, no zero seconds and no
    /// trailing zeros in the fraction.
    static func normalizedDateTime(_ cursor: inout ByteCursor) throws(ValueError) {
        let value = cursor.rest
        try localDateTime(&cursor)
        if value.contains(0x20) { throw .date(.spaceBeforeTime) }
        let time = value.split(separator: UInt8(ascii: "T")).last ?? []
        let parts = time.split(separator: UInt8(ascii: ":"))
        guard parts.count == 3, let seconds = parts.last else { return }
        if seconds.allSatisfy({ $0 == 0x30 || $0 == 0x2E }) { throw .date(.zeroSeconds) }
        if seconds.contains(0x2E), seconds.last == 0x30 { throw .date(.trailingZeros) }
    }

    /// Reads a date or a global date and time, such as `2026-11-21` or `2026-11-21T14:54Z`, as `<ins>` and `<del>` use
    /// them.
    static func dateOrGlobalDateTime(_ cursor: inout ByteCursor) throws(ValueError) {
        try date(&cursor)
        guard cursor.next == UInt8(ascii: "T") || cursor.next == UInt8(ascii: " ") else { return }
        let rest = cursor.rest
        _ = cursor.takeAny()
        // Trailing whitespace is not the start of a time.
        if rest.allSatisfy(\.isHTMLSpace) { throw .ends(with: " ") }
        try time(&cursor)
        try offset(&cursor)
    }
}
