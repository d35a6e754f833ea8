import Foundation
import VitrineSupport

/// Dates in JSON: ISO 8601 strings or, as Foundation writes them, seconds since the start of 2001.
enum DataDates {
    /// Reads a date from a decoder's single value.
    static func date(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        guard let text = try? container.decode(String.self) else {
            do {
                return Date(timeIntervalSinceReferenceDate: try container.decode(Double.self))
            } catch DecodingError.typeMismatch(_, let context) {
                throw DecodingError.typeMismatch(Date.self, context)
            }
        }
        if let date = date(text) { return date }
        throw DecodingError.dataCorrupted(
            .init(
                codingPath: decoder.codingPath,
                debugDescription: "\(quoted(text)) is not a date such as 2026-01-31 or 2026-01-31T12:00:00Z"))
    }

    /// Reads a date such as `2026-01-31`, `2026-01-31T12:00:00Z` or `2026-01-31T12:00:00.5+01:00`.
    private static func date(_ text: String) -> Date? {
        let styles: [Date.ISO8601FormatStyle] = [
            .iso8601, Date.ISO8601FormatStyle(includingFractionalSeconds: true), .iso8601.year().month().day(),
        ]
        return styles.lazy.compactMap { style in
            guard let date = try? Date(text, strategy: style) else { return nil }
            // The format style parses a prefix and ignores the rest, so a text with anything after the date is rejected
            // here.
            return text.count <= 10 || text.contains("T") ? date : nil
        }.first
    }
}
