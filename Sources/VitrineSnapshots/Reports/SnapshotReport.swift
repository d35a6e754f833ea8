/// The results of a run over all stories, or some of them.
package struct SnapshotReport: Sendable {
    /// The path of the folder of the snapshots, for messages.
    package var folder: String
    /// Whether every story was checked. Only then is it known which snapshots and redactions are not used.
    package var isFull: Bool
    /// The number of unchanged snapshots.
    package private(set) var unchanged = 0
    /// The snapshots that differ or belong to a renamed story, in the order of their ids.
    package private(set) var pairs: [SnapshotPair] = []
    /// The stories without a snapshot.
    package private(set) var missing: [SnapshotID] = []
    /// The snapshots that cannot be used for a comparison.
    package private(set) var unreadable: [Unreadable] = []
    /// The reasons why stories and pages, or only their styles, could not be compared.
    package var failures: [Failure] = []
    /// Snapshots without a story.
    package var orphans: [SnapshotID] = []
    /// Renamed stories whose snapshots still have the former names.
    package var renames: [SnapshotRename] = []
    /// The number of matches of each redaction.
    package var redactions: [(redaction: Redaction, hits: Int)] = []
    /// Notes about the folder as a whole.
    package var remarks: [StoreRemark] = []
    /// Notes about stylesheets, in addition to the changes that they cause.
    package var styleNotes: Set<StyleNote> = []
    /// The layers whose differences make a run fail.
    package var failing = Set(Change.Layer.allCases)
    /// Stories that a browser draws differently, if the check uses a browser.
    package var pixels: [(id: SnapshotID, found: PixelFinding)] = []
    /// Notes about what the browser drew.
    package var pixelNotes: [String] = []
    /// Snapshots that are correct but are not listed correctly in the manifest.
    package private(set) var unlisted: [SnapshotID] = []

    /// A snapshot that cannot be used for a comparison.
    package struct Unreadable: Sendable {
        /// The id of the snapshot.
        package var id: SnapshotID
        /// The problem with the snapshot.
        package var damage: SnapshotDamage
        /// The sides of a merge, if there are conflict markers.
        package var conflict: SnapshotConflict?
    }

    /// A reason why a story or page, or only its styles, could not be compared.
    package struct Failure: Hashable, Sendable {
        /// The id of the snapshot.
        package var id: SnapshotID
        /// The reason, one sentence per line.
        package var message: String

        /// Whether the story or page itself could not be compared; otherwise, only its styles could not, because one of
        /// its stored stylesheets is missing or damaged.
        package var isOfStory: Bool

        /// Creates a failure.
        package init(id: SnapshotID, message: String, isOfStory: Bool = true) {
            (self.id, self.message, self.isOfStory) = (id, message, isOfStory)
        }
    }

    /// Creates a report with the results of a run, sorted by the ids of the snapshots.
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

    /// The changes in groups. Changes that lose an accessible name come first, then the layers in order.
    package var groups: [ChangeGroup] { ChangeGroup.groups(pairs.map { ($0.id.description, $0.changes) }) }

    /// Redactions without a match; empty unless every story was checked.
    package var idleRedactions: [Redaction] { isFull ? redactions.filter { $0.hits == 0 }.map(\.redaction) : [] }

    /// The exit status: 3 if something was not compared; otherwise 1 for a difference that fails a run, 2 for missing
    /// snapshots, orphans and renamed stories, and 0 in all other cases.
    package var status: Int32 { comparison().status }

    /// Whether the exit status is 0. There may still be differences in layers that do not fail a run.
    package var isClean: Bool { status == 0 }

    /// Returns the report as a comparison of two folders, so that the report formats for comparisons can be used.
    /// - Parameter name: returns the displayed name of a snapshot.
    package func comparison(_ name: (SnapshotID) -> String = \.description) -> SiteComparison {
        let damaged = unreadable.map { ComparisonProblem(.snapshot($0.damage), path: name($0.id)) }
        let failed = failures.map { ComparisonProblem(.notRendered($0.message), path: name($0.id)) }
        var comparison = SiteComparison(
            unchanged: unchanged,
            changed: pairs.map {
                .init(
                    path: name($0.id), oldPath: $0.from.map(name), changes: $0.changes, isCoarse: $0.isCoarse,
                    announcesTheSame: $0.announcesTheSame)
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
