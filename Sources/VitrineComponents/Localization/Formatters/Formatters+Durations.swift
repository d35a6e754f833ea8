public import Foundation

// Durations, and relative times. Minutes until a moment are positive for future moments and negative for past ones; 0
// is now.
extension Formatters {
    /// Formats the minutes until a moment in compact form: `7m`, `-7m`, `NOW`.
    public func compactMinutes(_ minutes: Int) -> String {
        minutes == 0 ? words.compactNow : units(minutes, .narrow)
    }

    /// Formats the whole minutes from now until a moment in compact form; less than a minute either way is `NOW`.
    public func compactMinutes(until date: Date) -> String { compactMinutes(minutes(until: date)) }

    /// Formats a number of minutes in long form: `One minute`, `7 minutes`.
    public func longMinutes(_ minutes: Int) -> String {
        minutes == 1 ? words.oneMinute ?? units(1, .wide) : units(minutes, .wide)
    }

    /// Formats the minutes until a moment for speech: `in 7 minutes`, `7 minutes ago`, `now`.
    ///
    /// Use this for a label that only assistive technology reads, next to a visible text in compact form. Screen
    /// readers may misread the compact form, such as `7m` as “7 meters”.
    public func spokenMinutes(_ minutes: Int) -> String {
        guard minutes != 0 else { return words.spokenNow }
        return relative(60 * Double(minutes), [.minute])
    }

    /// Formats the whole minutes from now until a moment for speech.
    public func spokenMinutes(until date: Date) -> String { spokenMinutes(minutes(until: date)) }

    /// Formats the time since a moment: `7 minutes ago`, `2 hours ago`; `Just Now` for less than 5 seconds either way.
    /// A future moment is formatted as `in 7 minutes`.
    public func timeAgoInWords(since date: Date) -> String {
        let distance = date.timeIntervalSince(now)
        guard distance.isFinite else { return "" }
        return abs(distance) < 5 ? words.justNow : relative(distance, nil)
    }

    /// Returns the minutes from now until a moment, rounded toward zero.
    func minutes(until date: Date) -> Int {
        let minutes = (date.timeIntervalSince(now) / 60).rounded(.towardZero)
        return Int(exactly: min(max(minutes, -1e12), 1e12)) ?? 0
    }

    private func units(_ minutes: Int, _ width: Duration.UnitsFormatStyle.UnitWidth) -> String {
        let bounded = Int64(min(max(minutes, -1_000_000_000_000), 1_000_000_000_000))
        return Duration.UnitsFormatStyle(allowedUnits: [.minutes], width: width).locale(locale).format(
            .seconds(60 * bounded))
    }

    private func relative(_ distance: TimeInterval, _ fields: Set<Date.RelativeFormatStyle.Field>?) -> String {
        // Keeps the distance within a range that every calendar can represent.
        let bounded = min(max(distance, -1e11), 1e11)
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: now.addingTimeInterval(bounded), presentation: .numeric, unitsStyle: .wide, locale: locale,
            calendar: calendar)
        if let fields { style.allowedFields = fields }
        return style.format(now)
    }
}
