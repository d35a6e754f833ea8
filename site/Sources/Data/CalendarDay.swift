import Foundation
import VitrineKit

/// A day of the calendar, without a time or a time zone.
struct CalendarDay: Hashable, Sendable {
    let year: Int
    let month: Int
    let day: Int

    /// Reads a date such as `2027-03-12`; nil if the text does not have this form or the day does not exist.
    init?(iso text: String) {
        guard text.utf8.count == 10, let date = FieldDate(text) else { return nil }
        year = date.year
        month = date.month
        day = date.day
    }

    /// The date in the form `2027-03-12`.
    var iso: String { "\(year)-\(Self.twoDigits(month))-\(Self.twoDigits(day))" }

    /// Returns noon of the day in a time zone. Formatters with that time zone show it as this day.
    func noon(in zone: TimeZone) -> Date {
        let parts = DateComponents(timeZone: zone, year: year, month: month, day: day, hour: 12)
        return Calendar(identifier: .gregorian).date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
    }

    private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

extension CalendarDay: Decodable {
    /// Reads an ISO date.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let day = CalendarDay(iso: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\"\(text)\" is not a date such as 2027-03-12")
        }
        self = day
    }
}

extension CalendarDay: Comparable {
    static func < (one: CalendarDay, other: CalendarDay) -> Bool {
        (one.year, one.month, one.day) < (other.year, other.month, other.day)
    }
}
