import VitrineSupport

/// A date in the Gregorian calendar: the value of a date field.
public struct FieldDate: Hashable, Sendable, Comparable {
    /// The year, from 1.
    public let year: Int
    /// The month, from 1.
    public let month: Int
    /// The day of the month, from 1.
    public let day: Int

    /// Creates a date from a text such as `2026-09-21`, with 4 to 6 digits for the year. Nil if the text is not a
    /// valid date.
    public init?(_ text: String) {
        let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count == 3, (4...6).contains(parts[0].count), parts[1].count == 2, parts[2].count == 2,
            parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
        else { return nil }
        let numbers = parts.map { $0.reduce(0) { $0 * 10 + $1.digitValue } }
        self.init(year: numbers[0], month: numbers[1], day: numbers[2])
    }

    /// Creates a date; nil if it does not exist in the calendar or is later than 275760-09-13, the last date that
    /// browsers support.
    public init?(year: Int, month: Int, day: Int) {
        guard year > 0, (1...12).contains(month), day > 0, day <= Self.days(in: month, of: year),
            (year, month, day) <= (275_760, 9, 13)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The date as text, such as `2026-09-21`.
    public var text: String { "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))" }

    /// A regular expression for texts that look like dates. It also matches days that do not exist, such as
    /// `2026-02-31`.
    static let pattern = "[0-9]{4,6}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])"

    /// Returns whether a date is earlier than another.
    public static func < (one: FieldDate, other: FieldDate) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func padded(_ number: Int, _ width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
