import Foundation

/// The few words that Foundation lacks or has differently.
///
/// The table has them for English, German, Arabic and Japanese. Everywhere else they are made of Foundation's word for now.
struct OwnWords: Sendable {
    /// `NOW`, in place of a number of minutes.
    var compactNow: String
    /// `now`, read out.
    var spokenNow: String
    /// `Just Now`, of the last few seconds.
    var justNow: String
    /// `One minute`; nil where the number is shown as in `2 minutes`.
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
