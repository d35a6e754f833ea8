/// The results of a run over all stories, or some of them.
package struct SnapshotReport: Sendable {
    /// The folder of the snapshots, as the user would name it.
    package var folder: String
    /// Whether every story was looked at; only then it is known which snapshots and redactions are left over.
    package var isFull: Bool
    /// The number of unchanged snapshots.
    package private(set) var unchanged = 0
    /// Those that differ, in order.
    package private(set) var pairs: [SnapshotPair] = []
    /// Those without a snapshot.
    package private(set) var missing: [SnapshotID] = []
    /// Those whose snapshot cannot be compared with. They count as missing.
    package private(set) var unreadable: [Unreadable] = []
    /// Stories and pages that did not render, or not to markup.
    package var failures: [Failure] = []
    /// Snapshots that no story has.
    package var orphans: [SnapshotID] = []
    /// Stories whose snapshot has their former name.
    package var renames: [SnapshotRename] = []
    /// The number of matches of each redaction.
    package var redactions: [(redaction: Redaction, hits: Int)] = []
    /// Notes about the folder as a whole.
    package var remarks: [StoreRemark] = []
    /// Notes about stylesheets besides their effects.
    package var styleNotes: Set<StyleNote> = []
    /// The layers that fail a run.
    package var failing = Set(Change.Layer.allCases)
    /// Stories that a browser draws otherwise, where one was asked.
    package var pixels: [(id: SnapshotID, found: PixelFinding)] = []
    /// Notes about drawing.
    package var pixelNotes: [String] = []
    /// Snapshots that are right and not in the manifest as they are.
    package private(set) var unlisted: [SnapshotID] = []

    /// A snapshot that cannot be compared with.
    package struct Unreadable: Sendable {
        /// Which.
        package var id: SnapshotID
        /// A problem with it.
        package var damage: SnapshotDamage
        /// The sides of a merge that left its markers.
        package var conflict: SnapshotConflict?
    }

    /// A story or page that could not be compared.
    package struct Failure: Hashable, Sendable {
        /// Its snapshot.
        package var id: SnapshotID
        /// Why, a sentence a line.
        package var message: String

        /// Whether the story itself was not rendered; otherwise a stylesheet that is kept with it cannot be read.
        package var isOfStory: Bool

        /// Creates an entry.
        package init(id: SnapshotID, message: String, isOfStory: Bool = true) {
            (self.id, self.message, self.isOfStory) = (id, message, isOfStory)
        }
    }

    /// Puts the results of a run in order.
    package init(_ checks: [SnapshotCheck], in store: SnapshotStore, isFull: Bool) {
        folder = store.folder
        self.isFull = isFull
        remarks = store.remarks
        for check in checks.sorted(by: { $0.id < $1.id }) {
            switch check.outcome {
            case .same:
                unchanged += 1
                if check.isUnlisted { unlisted.append(check.id) }
            case .changed(let pair): pairs.append(pair)
            case .missing: missing.append(check.id)
            case .unreadable(let damage):
                var found = Unreadable(id: check.id, damage: damage)
                if case .mergeMarkers = damage {
                    found.conflict = check.content.flatMap { store.conflict(check.id, with: $0) }
                }
                unreadable.append(found)
            }
        }
    }

    /// Equal changes in groups; what assistive technology announces comes first.
    package var groups: [ChangeGroup] { ChangeGroup.groups(pairs.map { ($0.id.description, $0.changes) }) }

    /// Redactions that a full run has no use for.
    package var idleRedactions: [Redaction] { isFull ? redactions.filter { $0.hits == 0 }.map(\.redaction) : [] }

    /// The exit status: 0 the same, 1 differences, 2 only missing snapshots and orphans, 3 something was not compared.
    package var status: Int32 { comparison().status }

    /// Whether there is nothing to do.
    package var isClean: Bool { status == 0 }

    /// The same as a comparison of two folders, for reports that know those.
    /// - Parameter name: how a snapshot is called.
    package func comparison(_ name: (SnapshotID) -> String = \.description) -> SiteComparison {
        let damaged = unreadable.map { ComparisonProblem(.snapshot($0.damage), path: name($0.id)) }
        let failed = failures.map { ComparisonProblem(.notRendered($0.message), path: name($0.id)) }
        var comparison = SiteComparison(
            unchanged: unchanged,
            changed: pairs.map {
                .init(path: name($0.id), oldPath: $0.from.map(name), changes: $0.changes, isCoarse: $0.isCoarse)
            },
            added: missing.map(name), removed: orphans.map(name), problems: damaged + failed, styleNotes: styleNotes)
        comparison.failing = failing
        comparison.take(
            pixels: pixels.map { id, found in
                var found = found
                found.path = name(id)
                return found
            }, notes: pixelNotes)
        comparison.renamed = renames.map { PageRename(from: name($0.from), to: name($0.to), likeness: $0.likeness) }
        return comparison
    }
}
