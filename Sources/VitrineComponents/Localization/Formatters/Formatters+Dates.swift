public import Foundation

// Moments and what lies between them.
extension Formatters {
    /// A moment, as much of it as the style says.
    ///
    /// ```swift
    /// formatters.string(from: todo.due, style: .contextual)  // today 2:13 PM, else Sep 21, 2026 at 2:13 PM
    /// ```
    public func string(from date: Date, style: DateStyle) -> String {
        switch style {
        case .contextual: text(date, isToday(date) ? nil : .abbreviated, .shortened)
        case .shortDateTime: text(date, .abbreviated, .shortened)
        case .date: text(date, .abbreviated, nil)
        case .longDate: text(date, .complete, nil)
        case .time: text(date, nil, .shortened)
        }
    }

    /// Two moments and what they share only once: `Sep 21, 2026, 2:13 – 3:13 PM`. The earlier one comes first, in whichever
    /// order they are given.
    ///
    /// ``DateStyle/contextual`` leaves the day away when both are today.
    public func interval(from start: Date, to end: Date, style: DateStyle = .shortDateTime) -> String {
        guard start.timeIntervalSinceReferenceDate.isFinite, end.timeIntervalSinceReferenceDate.isFinite else {
            return ""
        }
        let range = min(start, end)..<max(start, end)
        return switch style {
        case .contextual: interval(range, isToday(start) && isToday(end) ? nil : .abbreviated, .shortened)
        case .shortDateTime: interval(range, .abbreviated, .shortened)
        case .date: interval(range, .abbreviated, nil)
        case .longDate: interval(range, .complete, nil)
        case .time: interval(range, nil, .shortened)
        }
    }

    /// Whether a moment is on the day that counts as today, in the time zone of the page.
    public func isToday(_ date: Date) -> Bool { today.map { $0.start <= date && date < $0.end } ?? false }

    private func text(_ date: Date, _ day: Date.FormatStyle.DateStyle?, _ time: Date.FormatStyle.TimeStyle?) -> String {
        Date.FormatStyle(
            date: day ?? .omitted, time: time ?? .omitted, locale: locale, calendar: calendar, timeZone: timeZone
        ).format(date)
    }

    private func interval(
        _ range: Range<Date>, _ day: Date.IntervalFormatStyle.DateStyle?, _ time: Date.IntervalFormatStyle.TimeStyle?
    ) -> String {
        Date.IntervalFormatStyle(
            date: day ?? .omitted, time: time ?? .omitted, locale: locale, calendar: calendar, timeZone: timeZone
        ).format(range)
    }
}
