public import Foundation

/// Dates, times and numbers in the language of a page.
///
/// Views reach them through the context, `html.context.formatters`; components hold dates and numbers, never texts made of
/// them. A formatter is built when it is first asked for and kept for the whole build.
public final class Formatters: Sendable {
    /// The locale of all texts.
    public let locale: Locale
    /// The calendar, in the time zone.
    public let calendar: Calendar
    /// The time zone.
    public let timeZone: TimeZone
    /// The moment that counts as now.
    public let now: Date

    /// Formatters for a locale.
    /// - Parameter calendar: nil takes the locale's own.
    public init(locale: Locale, calendar: Calendar.Identifier? = nil, timeZone: TimeZone, now: Date) {
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
        var own = Calendar(identifier: calendar ?? locale.calendar.identifier)
        own.locale = locale
        own.timeZone = timeZone
        self.calendar = own
    }

    /// A whole number with the separators of the locale.
    public func string(from number: Int) -> String { number.formatted(.number.locale(locale)) }

    /// A moment, as much of it as the style says.
    public func string(from date: Date, style: DateStyle) -> String {
        switch style {
        case .contextual: string(from: date, style: calendar.isDate(date, inSameDayAs: now) ? .time : .shortDateTime)
        case .shortDateTime: text(date, .abbreviated, .shortened)
        case .date: text(date, .abbreviated, .omitted)
        case .longDate: text(date, .complete, .omitted)
        case .time: text(date, .omitted, .shortened)
        }
    }

    private func text(
        _ date: Date, _ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> String {
        date.formatted(
            Date.FormatStyle(date: day, time: time, locale: locale, calendar: calendar, timeZone: timeZone))
    }
}
