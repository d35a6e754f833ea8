/// The dates and times of the HTML Standard, section 2.3.5. Years have four digits or more and begin with 1; months,
/// days, hours, minutes and seconds have two digits.
enum DateSyntax {
    /// A year and what is asked of it. The calendar repeats every 400 years, so the year itself is not kept: it may have
    /// any number of digits.
    struct Year {
        /// The year modulo 400.
        let phase: Int

        var isLeap: Bool { phase.isMultiple(of: 4) && (!phase.isMultiple(of: 100) || phase == 0) }

        /// The number of weeks: 53 when 1 January is a Thursday, or a Wednesday in a leap year.
        var weeks: Int {
            // Days before the year since a Saturday, 1 January of a year that is a multiple of 400.
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

    static func year(_ cursor: inout ByteCursor) throws(BadValue) -> Year {
        let digits = cursor.digits()
        guard digits.count >= 4 else { throw BadValue("a year has at least four digits") }
        guard digits.contains(where: { $0 != 0x30 }) else { throw BadValue("there is no year 0") }
        return Year(phase: digits.reduce(0) { ($0 * 10 + Int($1) - 0x30) % 400 })
    }

    /// A number of two digits within bounds.
    private static func two(
        _ cursor: inout ByteCursor, _ what: String, _ bounds: ClosedRange<Int>
    ) throws(BadValue) -> Int {
        let digits = cursor.digits()
        guard digits.count == 2 else { throw BadValue("\(what) has two digits") }
        let number = digits.saturatedNumber
        guard bounds.contains(number) else { throw BadValue("there is no \(what) \(number)") }
        return number
    }

    private static func expect(_ character: Unicode.Scalar, _ cursor: inout ByteCursor, _ shape: String)
        throws(BadValue)
    {
        guard cursor.take(character) else { throw BadValue("“\(character)” is missing, as in \(shape)") }
    }

    /// `2026-11`
    @discardableResult
    static func month(_ cursor: inout ByteCursor) throws(BadValue) -> (year: Year, month: Int) {
        let year = try year(&cursor)
        try expect("-", &cursor, "2026-11")
        return (year, try two(&cursor, "month", 1...12))
    }

    /// `2026-11-21`
    static func date(_ cursor: inout ByteCursor) throws(BadValue) {
        let (year, month) = try month(&cursor)
        try expect("-", &cursor, "2026-11-21")
        try day(&cursor, year, month)
    }

    private static func day(_ cursor: inout ByteCursor, _ year: Year, _ month: Int) throws(BadValue) {
        let last = year.days(inMonth: month)
        let day = try two(&cursor, "day", 1...31)
        guard day <= last else { throw BadValue("this month has \(last) days") }
    }

    /// `11-21`, also `--11-21`
    static func yearlessDate(_ cursor: inout ByteCursor) throws(BadValue) {
        if cursor.take("-") { try expect("-", &cursor, "--11-21") }
        let month = try two(&cursor, "month", 1...12)
        try expect("-", &cursor, "11-21")
        try day(&cursor, Year(phase: 0), month)
    }

    /// `2026-W47`
    static func week(_ cursor: inout ByteCursor) throws(BadValue) {
        let year = try year(&cursor)
        try expect("-", &cursor, "2026-W47")
        try expect("W", &cursor, "2026-W47")
        let week = try two(&cursor, "week", 1...53)
        guard week <= year.weeks else { throw BadValue("this year has 52 weeks") }
    }

    /// `14:54`, `14:54:39`, `14:54:39.929`
    static func time(_ cursor: inout ByteCursor) throws(BadValue) {
        _ = try two(&cursor, "hour", 0...23)
        try expect(":", &cursor, "14:54")
        _ = try two(&cursor, "minute", 0...59)
        guard cursor.take(":") else { return }
        _ = try two(&cursor, "second", 0...59)
        guard cursor.take(".") else { return }
        guard (1...3).contains(cursor.digits().count) else {
            throw BadValue("a fraction of a second has one to three digits")
        }
    }

    /// `Z`, `+01:00`, `-0800`
    static func offset(_ cursor: inout ByteCursor) throws(BadValue) {
        if cursor.take("Z") { return }
        let isNegative = cursor.take("-")
        guard isNegative || cursor.take("+") else { throw BadValue("a time zone is missing, as in Z or +01:00") }
        let digits = cursor.digits()
        var hours = digits
        var minutes = digits.dropFirst(2)
        if digits.count == 4 {
            hours = digits.prefix(2)
        } else {
            try expect(":", &cursor, "+01:00")
            minutes = cursor.digits()
        }
        guard hours.count == 2, minutes.count == 2 else {
            throw BadValue("hours and minutes of a time zone have two digits each")
        }
        guard hours.saturatedNumber <= 23, minutes.saturatedNumber <= 59 else {
            throw BadValue("a time zone is at most 23:59 away")
        }
        if isNegative, hours.saturatedNumber + minutes.saturatedNumber == 0 {
            throw BadValue("the time zone of London is written Z or +00:00")
        }
    }

    /// `2026-11-21T14:54`, also with a space in place of the T
    static func localDateTime(_ cursor: inout ByteCursor) throws(BadValue) {
        try date(&cursor)
        guard cursor.take("T") || cursor.take(" ") else {
            throw BadValue("“T” and a time are missing, as in 2026-11-21T14:54")
        }
        try time(&cursor)
    }

    /// `2026-11-21T14:54` with nothing that could be left out: no space, no seconds and no fraction that are zero
    static func normalizedDateTime(_ cursor: inout ByteCursor) throws(BadValue) {
        let value = cursor.rest
        try localDateTime(&cursor)
        if value.contains(0x20) { throw BadValue("“T” stands between date and time") }
        let time = value.split(separator: UInt8(ascii: "T")).last ?? []
        let parts = time.split(separator: UInt8(ascii: ":"))
        guard parts.count == 3, let seconds = parts.last else { return }
        if seconds.allSatisfy({ $0 == 0x30 || $0 == 0x2E }) { throw BadValue("seconds that are zero are left out") }
        if seconds.contains(0x2E), seconds.last == 0x30 { throw BadValue("zeros at the end are left out") }
    }

    /// `2026-11-21T14:54Z`
    static func globalDateTime(_ cursor: inout ByteCursor) throws(BadValue) {
        try localDateTime(&cursor)
        try offset(&cursor)
    }
}
