extension SectionUpdate: CustomStringConvertible {
    /// One sentence for each change: sections before rows, removals before insertions. Empty when nothing changed.
    ///
    /// Paths are those of the update: the old path of a removed row, the new path of an inserted or changed row, and
    /// both paths of a moved row.
    public var sentences: [String] {
        var all = removedSections.map { "section \($0.words) is gone" }
        all += insertedSections.map { "section \($0.words) is new" }
        all += movedSections.map { "section \($0.words) moved" }
        all += reloadedSections.map { "section \($0.words) has a different header or footer" }
        all += removed.map { "row \($0) is gone" }
        all += inserted.map { "row \($0) is new" }
        all += moved.map { "row \($0.from) moved to \($0.to)" }
        all += reloaded.map { "the content of row \($0) changed" }
        return all
    }

    /// The sentences, one per line, or “nothing changed”.
    public var description: String { isEmpty ? "nothing changed" : sentences.joined(separator: "\n") }
}
