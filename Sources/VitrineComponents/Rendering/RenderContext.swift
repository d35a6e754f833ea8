public import Foundation

/// The language, formatters, translations and links that a view may use in addition to its component. Rendering does
/// not depend on the clock, the environment or the locale of the machine.
///
/// ```swift
/// let context = RenderContext(language: "de", timeZone: .gmt, now: Date(timeIntervalSince1970: 1_790_000_000))
/// ```
public struct RenderContext: Sendable {
    /// The language of the page, as a BCP 47 tag.
    public let language: String
    /// The direction of the page's text.
    public let direction: TextDirection
    /// The formatters of dates, times, numbers, durations and names for the language, calendar and time zone of the
    /// page.
    public let formatters: Formatters
    /// The source of translations; if nil, every text is shown as its key, with the arguments inserted.
    public var strings: (any StringSource)?
    /// Resolves links to the sections, rows and assets of the site; nil when a fragment is rendered without a site.
    public var links: (any LinkResolver)?
    /// Resolves the destinations of the tappable parts of texts; may be nil if no text has such parts.
    public var taps: (any TapResolver)?

    /// The locale of the page.
    public var locale: Locale { formatters.locale }
    /// The calendar of the page, in its time zone.
    public var calendar: Calendar { formatters.calendar }
    /// The time zone of the page.
    public var timeZone: TimeZone { formatters.timeZone }
    /// The time that is used as the current time.
    public var now: Date { formatters.now }

    /// Creates a context.
    /// - Parameters:
    ///   - language: a BCP 47 tag, such as `de` or `ar-EG`. It also identifies the locale.
    ///   - direction: the direction of text; nil uses that of the language.
    ///   - calendar: the calendar; nil uses that of the locale.
    ///   - timeZone: the time zone of all times that are shown.
    ///   - now: the time that is used as the current time. The default is the start of 2001, never the actual time.
    public init(
        language: String = "en", direction: TextDirection? = nil, calendar: Calendar.Identifier? = nil,
        timeZone: TimeZone = .gmt, now: Date = Date(timeIntervalSinceReferenceDate: 0),
        strings: (any StringSource)? = nil, links: (any LinkResolver)? = nil, taps: (any TapResolver)? = nil
    ) {
        self.language = language
        let locale = Locale(identifier: language)
        self.direction = direction ?? TextDirection(of: locale)
        formatters = Formatters(locale: locale, calendar: calendar, timeZone: timeZone, now: now)
        self.strings = strings
        self.links = links
        self.taps = taps
    }

    /// The context for views that write to an ``HTML`` without a ``RenderSession``: English.
    static let standard = RenderContext()
}
