import Foundation

/// Moments in a machine-readable form.
enum MachineTime {
    /// Returns a moment in the form `2026-09-21T14:13:20Z`; nil before the year 1, which HTML cannot represent, and
    /// after the year 9999.
    static func text(of date: Date) -> String? {
        let whole = date.timeIntervalSince1970.rounded(.down)
        // From the start of the year 1 to the end of the year 9999.
        guard whole >= -62_135_596_800, whole < 253_402_300_800 else { return nil }
        let total = Int(whole)
        let days = (total - seconds(ofDay: total)) / 86_400
        let (year, month, day) = civil(days)
        let time = seconds(ofDay: total)
        let (hour, minute, second) = (time / 3600, time / 60 % 60, time % 60)
        return "\(padded(year, 4))-\(padded(month))-\(padded(day))T\(padded(hour)):\(padded(minute)):\(padded(second))Z"
    }

    private static func seconds(ofDay total: Int) -> Int { ((total % 86_400) + 86_400) % 86_400 }

    /// Returns year, month and day for a number of days since January 1, 1970, in the proleptic Gregorian calendar of
    /// ISO 8601. In the computation, years start in March, so that the leap day is the last day of a year.
    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
    }

    private static func padded(_ number: Int, _ digits: Int = 2) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }
}
