import VitrineConformance

extension SnapshotStore {
    /// Snapshots that no story or page has any more. Only somebody who knows all of them can tell.
    public func orphans(besides planned: Set<SnapshotID>) -> [SnapshotID] {
        // A line without a file is an orphan too: it would say for ever that something is lost.
        var found = Set(known.manifest.hashes.keys.filter { !planned.contains($0) })
        for file in FolderListing(folder)?.files ?? [] where !file.hasPrefix(".") {
            let ending = [".html", ".a11y.txt"].first { file.hasSuffix($0) }
            guard let ending, let id = SnapshotID(String(file.dropLast(ending.count))), !planned.contains(id),
                !found.contains(id), isSnapshot(file)
            else { continue }
            found.insert(id)
        }
        return found.sorted()
    }

    /// Whether a file says of itself that it is one; the folder may hold others.
    private func isSnapshot(_ file: String) -> Bool {
        guard let bytes = FileReader.bytes(path(file)) else { return false }
        return SnapshotFile.Part.allCases.contains { bytes.starts(with: $0.start.utf8) }
    }

    /// Removes snapshots that no story has.
    /// - Throws: ``SnapshotProblem``.
    public func prune(_ orphans: [SnapshotID]) throws(SnapshotProblem) -> SnapshotWriteReport { try remove(orphans) }

    /// What is to be said of the folder as a whole, and whether it keeps snapshots from being compared.
    public var remarks: [String] {
        let known = known
        var remarks: [String] = []
        let manifest = path(StoreManifest.path)
        if let problem = known.problem { remarks.append("\(manifest): \(problem)") }
        if let version = known.manifest.newerVersion {
            remarks.append("\(SnapshotProblem.newerManifest(manifest, version: version))")
        }
        if known.manifest.hasMergeMarkers {
            remarks.append("\(manifest) has merge markers; record writes it anew from the snapshots")
        }
        if let line = known.manifest.strangeLines.first {
            remarks.append("\(manifest):\(line): is not a line of a manifest; record writes it anew from the snapshots")
        }
        let unfinished = known.unfinished.ids.filter { id in
            guard case .intact(let hash) = stored(id).state else { return false }
            return known.isUnfinished(id, hash)
        }
        if !unfinished.isEmpty {
            let count = Count.of(unfinished.count, "snapshot", "snapshots")
            remarks.append(
                "\(folder): a run was killed while it was writing \(Count.of(known.unfinished.ids.count, "snapshot", "snapshots")); \(count) of them were written: \(unfinished.sorted().prefix(3).map(\.description).joined(separator: ", "))\(unfinished.count > 3 ? ", …" : "")"
            )
        }
        return remarks
    }

    /// Whether a snapshot is not in the manifest as it is.
    public func isUnlisted(_ check: SnapshotCheck) -> Bool {
        guard case .intact(let hash) = check.seen else { return false }
        return known.manifest.hashes[check.id] != [hash]
    }
}
