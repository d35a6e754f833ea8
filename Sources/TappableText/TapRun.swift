/// A stretch of a text that reacts to a tap.
///
/// Both ranges describe the same stretch, start and end on a Character boundary (rule 9) and are never empty.
public struct TapRun: Hashable, Sendable {
    /// The stretch in UTF-16 code units from the start of the text (rule 5).
    public let utf16Range: Range<Int>
    /// The stretch in indices of the text that was searched.
    public let range: Range<String.Index>
    /// The index, in the detector's list, of the pattern that wins here (rules 6 and 8).
    public let patternIndex: Int
}
