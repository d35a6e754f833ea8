/// The parts of a name that are shown.
public enum NameStyle: String, Hashable, Sendable, CaseIterable {
    /// `Anna Schmidt`
    case full
    /// With title, middle names and suffix: `Dr. Anna Maria Schmidt`
    case long
    /// The nickname or, without one, the given name: `Anna`
    case short
    /// Initials: `AS`. In scripts in which names have no initials, such as Chinese and Arabic, one part of the name.
    case abbreviated
}
