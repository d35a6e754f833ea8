import Foundation
import VitrineComponents
import VitrineSupport
import Yams

/// Dates in data files. In JSON, they are ISO 8601 strings or, as Foundation writes them, seconds since the start of
/// 2001.
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

    /// Reads a date such as `2026-01-31`, `2026-01-31T12:00:00Z` or `2026-01-31T12:00:00.5+01:00`; nil for other
    /// texts.
    private static func date(_ text: String) -> Date? {
        moment(text) ?? date(text, .iso8601.year().month().day())
    }

    /// Reads a date with a time, such as `2026-01-31T12:00:00Z` or `2026-01-31T12:00:00.5+01:00`; nil for other texts.
    static func moment(_ text: String) -> Date? {
        date(text, .iso8601) ?? date(text, Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// Returns YAML in which every value that begins with a day that does not exist, such as `2026-02-31`, is replaced
    /// by a text that is not a date; nil if there is no such value.
    static func withoutImpossibleDays(_ node: Node) -> Node? {
        switch node {
        case .scalar(let scalar):
            // After the day, the text must end, or a "T", "t", space or tab must follow, as in a date with a time.
            guard let day = scalar.string.prefixMatch(of: /(\d{4})-(\d{1,2})-(\d{1,2})(?![^Tt \t])/)?.output else {
                return nil
            }
            func padded(_ part: Substring) -> String { part.utf8.count == 1 ? "0\(part)" : String(part) }
            guard FieldDate("\(day.1)-\(padded(day.2))-\(padded(day.3))") == nil else { return nil }
            return Node("no date", .implicit, .doubleQuoted)
        case .sequence(var sequence):
            var isChanged = false
            for index in sequence.indices {
                guard let changed = withoutImpossibleDays(sequence[index]) else { continue }
                sequence[index] = changed
                isChanged = true
            }
            return isChanged ? .sequence(sequence) : nil
        case .mapping(var mapping):
            var isChanged = false
            for (key, value) in mapping {
                guard let changed = withoutImpossibleDays(value) else { continue }
                mapping[key] = changed
                isChanged = true
            }
            return isChanged ? .mapping(mapping) : nil
        default: return nil
        }
    }

    private static func date(_ text: String, _ style: Date.ISO8601FormatStyle) -> Date? {
        // The styles of Foundation read 2026-02-31 as March 3.
        guard FieldDate(String(text.prefix(10))) != nil else { return nil }
        // `Date(_:strategy:)` would ignore text after the date.
        let whole = text.startIndex..<text.endIndex
        guard let (end, date) = try? style.consuming(text, startingAt: whole.lowerBound, in: whole),
            end == whole.upperBound
        else { return nil }
        return date
    }
}
