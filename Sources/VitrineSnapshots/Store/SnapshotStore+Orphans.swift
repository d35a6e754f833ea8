import VitrineSupport

extension SnapshotStore {
    /// Returns the snapshots without a story or page.
    /// - Parameter stories: all stories and pages, not only those of one part of a run.
    package func orphans(besides stories: Set<SnapshotID>) -> [SnapshotID] {
        let planned = stories.union(stories.compactMap(\.former))
        // A line in the manifest without a file is an orphan too; otherwise, nothing would ever remove the line.
        var found = Set(known.manifest.hashes.keys.filter { !planned.contains($0) })
        for file in FolderListing.files(in: folder) where !file.hasPrefix(".") {
            let ending = [".html", ".a11y.txt"].first { file.hasSuffix($0) }
            guard let ending, let id = SnapshotID(String(file.dropLast(ending.count))), !planned.contains(id),
                !found.contains(id), isSnapshot(file)
            else { continue }
            found.insert(id)
        }
        return found.sorted()
    }

    /// Returns whether a file begins like a snapshot. The folder may also contain other files.
    private func isSnapshot(_ file: String) -> Bool {
        guard let bytes = try? FileReader.bytes(of: path(file)) else { return false }
        return SnapshotFile.Part.allCases.contains { bytes.starts(with: $0.start.utf8) }
    }

    /// Removes snapshots without a story.
    /// - Throws: ``SnapshotProblem``.
    package func prune(_ orphans: [SnapshotID]) throws(SnapshotProblem) -> SnapshotWriteReport { try remove(orphans) }

    /// Notes about the folder as a whole.
    package var remarks: [StoreRemark] { remarks(keepsStyles: false) }

    /// Returns the notes about the folder as a whole.
    /// - Parameter keepsStyles: whether styles are to be compared.
    package func remarks(keepsStyles: Bool) -> [StoreRemark] {
        let known = known
        var remarks: [StoreRemark] = []
        let hasNoStyles = !known.styles.isThere && !known.unreadable.contains { $0.file == StoreStyles.path }
        if keepsStyles, hasNoStyles, !known.manifest.hashes.isEmpty {
            remarks.append(.noStyles(path: path(StoreStyles.path)))
        }
        if keepsStyles, !known.styles.contradicting.isEmpty {
            let ids = known.styles.contradicting
            remarks.append(.contradictingStyles(path: path(StoreStyles.path), ids: ids))
        }
        let manifest = path(StoreManifest.path)
        for list in known.unreadable { remarks.append(.unreadableList(path: path(list.file), list.damage)) }
        if let version = known.manifest.newerVersion {
            remarks.append(.newerManifest(path: manifest, version: version))
        } else if known.manifest.isFormer, known.styles.isThere || !keepsStyles {
            remarks.append(.formerManifest(path: manifest))
        }
        if known.manifest.hasMergeMarkers { remarks.append(.mergeMarkers(path: manifest)) }
        if let line = known.manifest.strangeLines.first { remarks.append(.strangeLine(path: manifest, line: line)) }
        let unfinished = known.unfinished.ids.filter { id in
            guard case .intact(let texts, let hash) = stored(id) else { return false }
            return known.isUnfinished(id, texts, hash: hash)
        }
        if !unfinished.isEmpty {
            let intended = known.unfinished.ids.count
            remarks.append(.unfinished(folder: folder, intended: intended, written: unfinished.sorted()))
        }
        return remarks
    }
}
