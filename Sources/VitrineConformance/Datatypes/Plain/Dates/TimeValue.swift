/// What `<time>` takes: in its attribute, or as its text where it has no attribute.
enum TimeValue {
    /// What is wrong with a value; nil when it is a month, date, yearless date, time, time zone, date with time, week,
    /// year or duration.
    static func problem(_ value: Bytes) -> String? {
        if let first = value.first, let last = value.last, first.isHTMLSpace || last.isHTMLSpace {
            // Only durations may have white space around them.
            if Datatype.problem(of: "a duration", value, DurationSyntax.duration) == nil { return nil }
            return value.allSatisfy(\.isHTMLSpace)
                ? "it is empty where a date, a time or a duration is needed" : "white space stands around it"
        }
        // The form shows after a few bytes, and its mistake is then the one to name.
        var cursor = ByteCursor(value)
        let digits = cursor.digits().count
        switch (digits, cursor.next) {
        case (0, UInt8(ascii: "P")), (1..., UInt8(ascii: ".")):
            return Datatype.problem(of: "a duration", value, DurationSyntax.duration)
        case (0, UInt8(ascii: "Z")), (0, UInt8(ascii: "+")):
            return Datatype.problem(of: "a time zone", value, DateSyntax.offset)
        case (0, UInt8(ascii: "-")):
            return Datatype.problem(of: "a date", value, DateSyntax.yearlessDate).flatMap { reason in
                value.dropFirst().first == UInt8(ascii: "-")
                    ? reason : Datatype.problem(of: "a time zone", value, DateSyntax.offset)
            }
        case (1..., UInt8(ascii: ":")): return Datatype.problem(of: "a time", value, DateSyntax.time)
        case (1...3, UInt8(ascii: "-")): return Datatype.problem(of: "a date", value, DateSyntax.yearlessDate)
        case (4..., UInt8(ascii: "-")): return dated(value)
        case (1..., nil):
            return digits < 4
                ? "a year has at least four digits"
                : value.contains { $0 != 0x30 } ? nil : "there is no year 0"
        case (1..., _): return Datatype.problem(of: "a duration", value, DurationSyntax.duration)
        default:
            return "it is not a date such as 2026-11-21, a time such as 14:54 or a duration such as PT4H18M3S"
        }
    }

    /// A value that begins with a year and a hyphen.
    private static func dated(_ value: Bytes) -> String? {
        var cursor = ByteCursor(value)
        _ = cursor.digits()
        _ = cursor.take("-")
        if cursor.next == UInt8(ascii: "W") { return Datatype.problem(of: "a week", value, DateSyntax.week) }
        return Datatype.problem(of: "a date", value) { cursor throws(BadValue) in
            try DateSyntax.month(&cursor)
            if cursor.isAtEnd { return }
            cursor = ByteCursor(value)
            try DateSyntax.date(&cursor)
            guard cursor.next == UInt8(ascii: "T") || cursor.next == UInt8(ascii: " ") else { return }
            _ = cursor.takeAny()
            try DateSyntax.time(&cursor)
            if !cursor.isAtEnd { try DateSyntax.offset(&cursor) }
        }
    }

    /// What is wrong with the value of `<ins>` and `<del>`; nil when it is a date, or a date with time and time zone.
    static func changeProblem(_ value: Bytes) -> String? {
        Datatype.problem(of: "a date", value) { cursor throws(BadValue) in
            try DateSyntax.date(&cursor)
            guard cursor.next == UInt8(ascii: "T") || cursor.next == UInt8(ascii: " ") else { return }
            _ = cursor.takeAny()
            try DateSyntax.time(&cursor)
            try DateSyntax.offset(&cursor)
        }
    }
}
