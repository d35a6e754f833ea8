public import Foundation

/// Formats dates, times, durations, numbers and names in the language of a page.
///
/// Views use `html.context.formatters`; components should hold dates and numbers, not their formatted texts. Nothing
/// here reads the clock, the locale or the time zone of the machine.
///
/// ```swift
/// let formatters = Formatters(locale: Locale(identifier: "de"), timeZone: .gmt, now: now)
/// formatters.string(from: 1_234_567)                  // 1.234.567
/// formatters.compactMinutes(7)                        // 7min
/// formatters.timeAgoInWords(since: now - 180)         // vor 3 Minuten
/// formatters.initials(of: "Anna Schmidt")             // AS
/// ```
///
/// The texts come from the version of CLDR in Foundation, so they may differ between systems.
public final class Formatters: Sendable {
    /// The locale of all texts; English if Foundation does not support the requested language.
    public let locale: Locale
    /// The calendar, with the time zone set.
    public let calendar: Calendar
    /// The time zone.
    public let timeZone: TimeZone
    /// The time that is used as the current time.
    public let now: Date

    /// The day that contains ``now``.
    let today: DateInterval?
    /// The texts for the current moment and for one minute.
    let words: OwnWords
    let digits: LocaleDigits
    let direction: TextDirection

    /// Creates formatters for a locale.
    /// - Parameter calendar: the calendar; nil uses that of the locale.
    public init(locale: Locale, calendar: Calendar.Identifier? = nil, timeZone: TimeZone, now: Date) {
        direction = TextDirection(of: locale)
        let locale = locale.withKnownWords
        self.locale = locale
        self.timeZone = timeZone
        self.now = now
        var own = Calendar(identifier: calendar ?? locale.calendar.identifier)
        own.locale = locale
        own.timeZone = timeZone
        self.calendar = own
        today = own.dateInterval(of: .day, for: now)
        words = OwnWords(locale: locale)
        digits = LocaleDigits(locale)
    }
}
