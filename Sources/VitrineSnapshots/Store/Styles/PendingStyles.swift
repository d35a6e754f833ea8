import VitrineSupport

/// Pending styles in the private folder: the styles that snapshots were compared with, the current ones, and the page
/// around stories, so that the effects of the styles can be reported again without rendering.
struct PendingStyles: Hashable {
    /// The stored styles at the time of the comparison.
    var seen = StoreStyles()
    /// The current styles of the stories.
    var now = StoreStyles()
    /// The path of the page in the site, for each snapshot.
    var paths: [SnapshotID: String] = [:]
    var frame: StoryFrame?

    static let nowFile = "styles.txt"
    static let seenFile = "styles-seen.txt"
    static let pathsFile = "paths.txt"
    static let beforeFile = "frame-before.txt"
    static let afterFile = "frame-after.txt"
    static let all = [nowFile, seenFile, pathsFile, beforeFile, afterFile]

    /// The text of ``pathsFile``: a line for each snapshot, and one for the frame.
    var pathsText: String {
        var lines = paths.map { "\($0.key) \(StyleSet.word($0.value))\n" }.sorted()
        if let frame { lines.append("frame \(StyleSet.word(frame.path))\n") }
        return lines.joined()
    }

    mutating func readPaths(_ text: String) -> String? {
        var frame: String?
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2 else { continue }
            if words[0] == "frame" { frame = StyleSet.text(words[1]) }
            if let id = SnapshotID(String(words[0])) { paths[id] = StyleSet.text(words[1]) }
        }
        return frame
    }

    /// Returns the pending change of the styles of a snapshot; nil if there is none.
    func write(_ id: SnapshotID) -> StyleWrite? {
        now.stories[id].map { StyleWrite(id: id, seen: seen.stories[id], now: $0) }
    }

    mutating func remove(_ ids: some Sequence<SnapshotID>) {
        for id in ids { (seen.stories[id], now.stories[id], paths[id]) = (nil, nil, nil) }
    }
}

extension SnapshotStore {
    /// Reads the pending styles from the private folder. What cannot be read is left out.
    func pendingStyles() -> PendingStyles {
        var pending = PendingStyles()
        func text(_ file: String) -> String? {
            (try? StoreFiles.bytes(privatePath(file))).flatMap { $0.map { String(decoding: $0, as: UTF8.self) } }
        }
        pending.seen = text(PendingStyles.seenFile).map { StoreStyles($0) } ?? StoreStyles()
        pending.now = text(PendingStyles.nowFile).map { StoreStyles($0) } ?? StoreStyles()
        let path = text(PendingStyles.pathsFile).flatMap { pending.readPaths($0) }
        if let path, let before = text(PendingStyles.beforeFile), let after = text(PendingStyles.afterFile) {
            pending.frame = StoryFrame(path: path, before: Array(before.utf8), after: Array(after.utf8))
        }
        return pending
    }

    /// Writes the pending styles with their stylesheets, pictures and fonts, and removes files that are no longer used.
    /// The lock must be held.
    func keepPendingStyles(_ pending: PendingStyles, _ sheet: (String) -> [UInt8]?) throws(SnapshotProblem) {
        guard !pending.now.stories.isEmpty else {
            for file in PendingStyles.all { try StoreFiles.remove(privatePath(file)) }
            try removePendingSheets(besides: [])
            return try keepFiles([], below: Self.privateFolder + "/", sheet)
        }
        let prefix = Self.privateFolder + "/"
        try StoreFiles.makeFolder(privatePath(StoreStyles.folder))
        for digest in pending.now.digests.sorted() {
            guard let bytes = sheet(digest) else { continue }
            try replace(prefix + StoreStyles.path(ofSheet: digest), bytes)
        }
        try keepFiles(pending.now.fileDigests, below: prefix, sheet)
        try replace(prefix + PendingStyles.beforeFile, pending.frame?.before ?? [])
        try replace(prefix + PendingStyles.afterFile, pending.frame?.after ?? [])
        try replace(prefix + PendingStyles.pathsFile, Array(pending.pathsText.utf8))
        try replace(prefix + PendingStyles.seenFile, Array(pending.seen.text.utf8))
        try replace(prefix + PendingStyles.nowFile, Array(pending.now.text.utf8))
        try removePendingSheets(besides: pending.now.digests)
    }

    private func removePendingSheets(besides digests: Set<String>) throws(SnapshotProblem) {
        let kept = Set(digests.map(StoreStyles.path(ofSheet:)))
        for file in FolderListing.files(in: privatePath(StoreStyles.folder)) {
            let path = "\(StoreStyles.folder)/\(file)"
            if !kept.contains(path) { try StoreFiles.remove(privatePath(path)) }
        }
    }

    /// Returns the effects of pending styles on snapshots.
    /// - Parameter contents: the stored and the pending content of each snapshot.
    func pendingStyleChanges(
        _ pending: PendingStyles, _ contents: [SnapshotID: (old: SnapshotContent, new: SnapshotContent)]
    ) -> [SnapshotID: [Change]] {
        guard !pending.now.stories.isEmpty,
            let comparison = StoryComparison(frame: pending.frame, sheet: { self.keptSheet($0) })
        else { return [:] }
        var changes: [SnapshotID: [Change]] = [:]
        for (id, content) in contents.sorted(by: { $0.key < $1.key }) {
            guard let write = pending.write(id), let seen = write.seen, let path = pending.paths[id] else { continue }
            changes[id] = comparison.changes(
                id, path: path, .init(content: content.old, styles: seen),
                .init(content: content.new, styles: write.now))
        }
        return changes
    }
}
