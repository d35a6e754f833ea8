/// The parts of a moment that are shown.
public enum DateStyle: String, Hashable, Sendable, CaseIterable {
    /// The time if the moment is today, otherwise date and time.
    case contextual
    /// `Sep 21, 2026 at 4:13 PM`
    case shortDateTime
    /// `Sep 21, 2026`
    case date
    /// `Monday, September 21, 2026`
    case longDate
    /// `4:13 PM`
    case time
}
