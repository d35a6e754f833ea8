public import Foundation

// How long something takes, and how far away a moment is. Minutes are counted down: those to come are positive, those gone
// by negative, and none at all is now.
extension Formatters {
    /// Minutes to a moment in little space: `7m`, `-7m`, `NOW`.
    public func compactMinutes(_ minutes: Int) -> String {
        minutes == 0 ? words.compactNow : units(minutes, .narrow)
    }

    /// Whole minutes from now to a moment in little space; less than a minute either way is `NOW`.
    public func compactMinutes(until date: Date) -> String { compactMinutes(minutes(until: date)) }

    /// A number of minutes in words: `One minute`, `7 minutes`.
    public func longMinutes(_ minutes: Int) -> String {
        minutes == 1 ? words.oneMinute ?? units(1, .wide) : units(minutes, .wide)
    }

    /// Minutes to a moment as they are read out: `in 7 minutes`, `7 minutes ago`, `now`.
    ///
    /// For labels that only assistive software shows, beside ``compactMinutes(_:)``, whose letters it would spell.
    public func spokenMinutes(_ minutes: Int) -> String {
        guard minutes != 0 else { return words.spokenNow }
        return relative(60 * Double(minutes), [.minute])
    }

    /// Whole minutes from now to a moment as they are read out.
    public func spokenMinutes(until date: Date) -> String { spokenMinutes(minutes(until: date)) }

    /// How long ago a moment was: `7 minutes ago`, `2 hours ago`; `Just Now` for less than 5 seconds either way. A moment
    /// to come is `in 7 minutes`.
    public func timeAgoInWords(since date: Date) -> String {
        let distance = date.timeIntervalSince(now)
        guard distance.isFinite else { return "" }
        return abs(distance) < 5 ? words.justNow : relative(distance, nil)
    }

    /// Whole minutes from now to a moment.
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
        // Farther than any calendar counts, every moment is equally far.
        let bounded = min(max(distance, -1e11), 1e11)
        var style = Date.AnchoredRelativeFormatStyle(
            anchor: now.addingTimeInterval(bounded), presentation: .numeric, unitsStyle: .wide, locale: locale,
            calendar: calendar)
        if let fields { style.allowedFields = fields }
        return style.format(now)
    }
}
