extension DurationError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .nothingAfterP(let found):
            "expected days as in P2D, or “T” and a time as in PT4H18M3S, found \(found.words)"
        case .notDays(let found): "expected “D” after the number of days, as in P2D, found \(found.words)"
        case .nothingAfterT(let found):
            "expected hours, minutes or seconds after “T”, as in PT4H18M3S, found \(found.words)"
        case .timeUnit(let found):
            "expected H, M or S after the number, in this order, as in PT4H18M3S, found \(found.words)"
        case .fraction(let digits): DateError.fraction(digits: digits).message
        case .fractionOfUnit(let unit): "a fraction before “\(unit)” is not allowed; only seconds may have one"
        case .numberMissing(let found): "expected a duration such as PT4H18M3S or 4h 18m 3s, found \(found.words)"
        case .unit(let found): "expected w, d, h, m or s after the number, found \(found.words)"
        case .repeatedUnit(let unit): "duplicate unit “\(unit)”"
        }
    }
}
