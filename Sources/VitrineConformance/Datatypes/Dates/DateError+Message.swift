extension DateError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .yearDigits(let found): "expected a year of at least four digits, found \(found.words)"
        case .yearZero: "there is no year 0"
        case .digits(let unit, let found): "expected a two-digit \(unit.noun), found \(found.words)"
        case .noSuch(let unit, let number): "there is no \(unit.noun) \(number)"
        case .dayAfterMonth(let day, let days): "there is no day \(day) in this month, which has \(days) days"
        case .weekAfterYear: "there is no week 53 in this year, which has 52 weeks"
        case .expected(let sign, let example, let found): "expected “\(sign)” as in \(example), found \(found.words)"
        case .fraction(0): "a digit is missing after the decimal point"
        case .fraction(let digits): "the fraction has \(digits) digits; at most three are allowed"
        case .timeMissing(let found): "expected “T” and a time as in 2026-11-21T14:54, found \(found.words)"
        case .timeZoneMissing(let found): "expected a time zone such as Z or +01:00, found \(found.words)"
        case .timeZoneDigits: "expected two digits each for hours and minutes of the time zone, as in +01:00"
        case .negativeZero: "-00:00 is not a time zone; write Z or +00:00"
        case .spaceBeforeTime: "expected “T” between date and time, found a space"
        case .zeroSeconds: "the seconds are zero; remove them"
        case .trailingZeros: "the fraction ends with a zero; remove zeros at the end"
        }
    }
}

extension DateError.Unit {
    /// The unit in words, to follow “two-digit” or “no”.
    fileprivate var noun: String {
        switch self {
        case .month: "month"
        case .day: "day"
        case .week: "week"
        case .hour: "hour"
        case .minute: "minute"
        case .second: "second"
        }
    }
}
