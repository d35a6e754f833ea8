import Foundation

/// The texts for the current moment and for one minute.
///
/// ``spokenNow`` is Foundation's word for “now”. The other texts are written here for English, German, Arabic and
/// Japanese, because Foundation lacks them or phrases them differently. For all other languages, ``compactNow`` and
/// ``justNow`` are derived from ``spokenNow``.
struct OwnWords: Sendable {
    /// `NOW`, shown instead of a number of minutes.
    var compactNow: String
    /// `now`, for speech.
    var spokenNow: String
    /// `Just Now`, for moments at most a few seconds away.
    var justNow: String
    /// `One minute`; nil if a digit is used instead, as in `1 minute`.
    var oneMinute: String?

    init(locale: Locale) {
        let start = Date(timeIntervalSinceReferenceDate: 0)
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = .gmt
        spokenNow =
            Date.AnchoredRelativeFormatStyle(
                anchor: start, presentation: .named, unitsStyle: .wide, locale: locale, calendar: calendar
            ).format(start)
        switch locale.language.languageCode?.identifier {
        case "en": (compactNow, justNow, oneMinute) = ("NOW", "Just Now", "One minute")
        case "de": (compactNow, justNow, oneMinute) = ("JETZT", "Gerade eben", "Eine Minute")
        case "ar": (compactNow, justNow, oneMinute) = ("الآن", "الآن", "دقيقة واحدة")
        case "ja": (compactNow, justNow, oneMinute) = ("今", "たった今", nil)
        default: (compactNow, justNow, oneMinute) = (spokenNow.uppercased(with: locale), spokenNow, nil)
        }
    }
}
