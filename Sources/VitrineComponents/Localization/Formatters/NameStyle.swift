/// The parts of a name that are shown.
public enum NameStyle: String, Hashable, Sendable, CaseIterable {
    /// `Anna Schmidt`
    case full
    /// With title, middle names and suffix: `Dr. Anna Maria Schmidt`
    case long
    /// `Anna`
    case short
    /// Initials: `AS`
    case abbreviated
}
