/// The texts of the two files of a snapshot, without their first and last lines.
struct SnapshotTexts: Hashable, Sendable {
    /// The markup, as ``SnapshotPrinter`` writes it.
    var markup: String
    /// The announcements of assistive technology, as ``AccessibilityPrinter`` writes them.
    var accessibility: String

    /// Returns whether the texts are equal byte for byte. Swift's `==` is also true for texts that are only canonically
    /// equivalent.
    func isSame(as other: SnapshotTexts) -> Bool {
        markup.utf8.elementsEqual(other.markup.utf8) && announcesTheSame(as: other)
    }

    func announcesTheSame(as other: SnapshotTexts) -> Bool {
        accessibility.utf8.elementsEqual(other.accessibility.utf8)
    }
}
