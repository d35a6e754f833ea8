/// What the two files of a snapshot say, without their first and last lines.
struct SnapshotTexts: Hashable, Sendable {
    /// The markup, as ``SnapshotPrinter`` writes it.
    var markup: String
    /// What assistive technology announces, as ``AccessibilityPrinter`` writes it.
    var accessibility: String

    /// Whether two say the same byte for byte. To Swift, texts are equal that are written in two ways.
    func isSame(as other: SnapshotTexts) -> Bool {
        markup.utf8.elementsEqual(other.markup.utf8) && tellsTheSame(as: other)
    }

    /// Whether assistive technology announces the same.
    func tellsTheSame(as other: SnapshotTexts) -> Bool {
        accessibility.utf8.elementsEqual(other.accessibility.utf8)
    }
}
