import VitrineSupport

/// A snapshot with git's conflict markers: each side of the conflict, compared with the current output.
package struct SnapshotConflict: Sendable {
    /// One side of the merge.
    package struct Side: Sendable {
        /// The name of the branch or commit, as git wrote it.
        package var name: String
        /// The snapshot on this side.
        package var content: SnapshotContent
        /// The changes from this side to the current output.
        package var changes: [Change]

        /// The changes in one line: `main to now: Quote: class “large” added`.
        package var sentence: String {
            guard !changes.isEmpty else { return "\(TerminalText.safe(name)) is the same as the current output" }
            let shown = changes.prefix(Self.limit).map(\.sentence).joined(separator: "; ")
            let rest = changes.count - Self.limit
            return "\(TerminalText.safe(name)) to now: \(shown)" + (rest > 0 ? "; and \(Count.grouped(rest)) more" : "")
        }

        private static let limit = 3
    }

    /// The sides: the common ancestor, if the file has it, then ours, then theirs.
    package var sides: [Side]
}

extension SnapshotStore {
    /// Returns the sides of a snapshot with conflict markers; nil if there are no markers, or if a side cannot be
    /// reconstructed.
    func conflict(_ id: SnapshotID, with now: SnapshotContent) -> SnapshotConflict? {
        guard let files = try? files(of: id), let markup = files.markup, let accessibility = files.accessibility,
            let maker = try? SnapshotMaker()
        else { return nil }
        let (inMarkup, inAccessibility) = (MergeSides(markup)?.sides, MergeSides(accessibility)?.sides)
        guard let names = (inMarkup ?? inAccessibility)?.map(\.name) else { return nil }
        var sides: [SnapshotConflict.Side] = []
        for (number, name) in names.enumerated() {
            // A file without markers is equal on both sides, or git merged it.
            let bytes = inMarkup?[number].bytes ?? markup
            let other =
                inAccessibility.map { $0.indices.contains(number) ? $0[number].bytes : accessibility } ?? accessibility
            guard case .intact(let texts, _) = StoredSnapshot(markup: bytes, accessibility: other),
                let content = try? maker.stored(texts)
            else { return nil }
            sides.append(
                .init(name: name, content: content, changes: SnapshotPair(id: id, old: content, new: now).changes))
        }
        return SnapshotConflict(sides: sides)
    }
}
