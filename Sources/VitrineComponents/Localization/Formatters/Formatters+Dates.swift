public import Foundation

extension Formatters {
    /// Formats a moment in a style.
    ///
    /// ```swift
    /// formatters.string(from: todo.due, style: .contextual)  // 2:13 PM if today, otherwise Sep 21, 2026 at 2:13 PM
    /// ```
    public func string(from date: Date, style: DateStyle) -> String {
        switch style {
        case .contextual: text(date, day: isToday(date) ? nil : .abbreviated, time: .shortened)
        case .shortDateTime: text(date, day: .abbreviated, time: .shortened)
        case .date: text(date, day: .abbreviated, time: nil)
        case .longDate: text(date, day: .complete, time: nil)
        case .time: text(date, day: nil, time: .shortened)
        }
    }

    /// Formats an interval; parts common to both moments are shown only once: `Sep 21, 2026, 2:13 – 3:13 PM`. The
    /// earlier moment comes first, whatever the order of the arguments. Empty if either moment is not finite.
    ///
    /// ``DateStyle/contextual`` omits the date when both moments are today.
    public func interval(from start: Date, to end: Date, style: DateStyle = .shortDateTime) -> String {
        guard start.timeIntervalSinceReferenceDate.isFinite, end.timeIntervalSinceReferenceDate.isFinite else {
            return ""
        }
        let range = min(start, end)..<max(start, end)
        return switch style {
        case .contextual: interval(range, day: isToday(start) && isToday(end) ? nil : .abbreviated, time: .shortened)
        case .shortDateTime: interval(range, day: .abbreviated, time: .shortened)
        case .date: interval(range, day: .abbreviated, time: nil)
        case .longDate: interval(range, day: .complete, time: nil)
        case .time: interval(range, day: nil, time: .shortened)
        }
    }

    /// Returns whether a moment is on the same day as ``now``, in the time zone of the page.
    public func isToday(_ date: Date) -> Bool { today.map { $0.start <= date && date < $0.end } ?? false }

    private func text(_ date: Date, day: Date.FormatStyle.DateStyle?, time: Date.FormatStyle.TimeStyle?) -> String {
        Date.FormatStyle(
            date: day ?? .omitted, time: time ?? .omitted, locale: locale, calendar: calendar, timeZone: timeZone
        ).format(date)
    }

    private func interval(
        _ range: Range<Date>, day: Date.IntervalFormatStyle.DateStyle?, time: Date.IntervalFormatStyle.TimeStyle?
    ) -> String {
        Date.IntervalFormatStyle(
            date: day ?? .omitted, time: time ?? .omitted, locale: locale, calendar: calendar, timeZone: timeZone
        ).format(range)
    }
}
