extension SnapshotStore {
    /// Finds the former snapshots of renamed stories, and compares the stories with them. The stories are then changed
    /// instead of missing, and accepting them moves the snapshots.
    /// - Parameters:
    ///   - checks: the checks; those of renamed stories become comparisons with the former snapshot.
    ///   - orphans: the snapshots without a story.
    ///   - recorded: renames from the settings.
    /// - Returns: the renames that were found.
    package func followRenames(
        _ checks: inout [SnapshotCheck], orphans: [SnapshotID], recorded: [RecordedRename]
    ) throws(SnapshotProblem) -> [SnapshotRename] {
        let missing = checks.indices.filter { number in
            if case .missing = checks[number].outcome { return checks[number].content != nil }
            return false
        }
        guard !missing.isEmpty, !orphans.isEmpty else { return [] }
        let maker = try SnapshotMaker()
        var kept: [SnapshotID: (content: SnapshotContent, hash: String)] = [:]
        for id in orphans {
            guard case .intact(let texts, let hash) = stored(id), let content = try? maker.stored(texts) else {
                continue
            }
            kept[id] = (content, hash)
        }
        let components = Set(kept.keys.map(\.component)).union(missing.map { checks[$0].id.component })
        let search = SnapshotRenameSearch(
            old: kept.sorted { $0.key < $1.key }.map {
                .init(id: $0.key, contents: $0.value.content.likenessContents(of: $0.key, among: components))
            },
            new: missing.compactMap { number in
                checks[number].content.map {
                    .init(
                        id: checks[number].id, contents: $0.likenessContents(of: checks[number].id, among: components))
                }
            }, recorded: recorded)
        let renames = search.renames()
        let places = Dictionary(missing.map { (checks[$0].id, $0) }) { first, _ in first }
        for rename in renames {
            guard let place = places[rename.to], let old = kept[rename.from], let new = checks[place].content else {
                continue
            }
            checks[place].outcome = .changed(
                SnapshotPair(id: rename.to, from: rename.from, old: old.content, new: new))
            checks[place].from = SnapshotOrigin(id: rename.from, state: .intact(old.hash))
        }
        return renames
    }

    /// The former ids of renamed snapshots whose results are pending, each with the new id.
    package var pendingOrigins: [SnapshotID: SnapshotID] {
        var found: [SnapshotID: SnapshotID] = [:]
        for id in pendingIDs {
            guard var bytes = (try? StoreFiles.bytes(privatePath(id.path)) ?? []),
                let from = PendingHeader(takingFrom: &bytes)?.from
            else { continue }
            found[from.id] = id
        }
        return found
    }
}
