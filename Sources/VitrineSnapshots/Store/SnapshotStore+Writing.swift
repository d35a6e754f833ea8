import VitrineSupport

extension SnapshotStore {
    /// Writes the results of a check to the store.
    ///
    /// `missing` writes missing snapshots, `failed` also those that differ, and `all` every one. Damaged snapshots are
    /// overwritten only by `all`; otherwise, they are reported. Snapshots that a killed run wrote correctly are added
    /// to the manifest. Snapshots that have changed since the comparison are not overwritten.
    /// - Throws: ``SnapshotProblem/file(_:reason:)`` and ``SnapshotProblem/newerManifest(_:version:)``.
    /// - Parameter styles: the current styles, from which the bytes of new files are taken; nil if the checks have no
    ///   styles.
    package func record(
        _ checks: [SnapshotCheck], _ mode: RecordMode, styles: SnapshotStyles? = nil
    ) throws(SnapshotProblem) -> SnapshotWriteReport {
        var report = SnapshotWriteReport()
        guard mode != .never else { return report }
        var writes: [SnapshotWrite] = []
        for check in checks {
            let put = check.content.map {
                SnapshotWrite(id: check.id, seen: check.seen, action: .put($0), from: check.from)
            }
            switch check.outcome {
            case .same:
                if mode == .all, let put, put.result != check.seen {
                    writes.append(put)
                } else if check.isUnlisted {
                    writes.append(.init(id: check.id, seen: check.seen, action: .list))
                }
            case .missing: if let put { writes.append(put) }
            case .changed: if mode != .missing, let put { writes.append(put) }
            case .unreadable(let damage):
                guard let put else { continue }
                if mode == .all || !damage.isInTheWay || damage == .halfWritten && put.result == check.seen {
                    writes.append(put)
                } else {
                    report.refused.append(.init(id: check.id, cause: .damaged(damage, .recordAll)))
                }
            }
        }
        var styleWrites: [StyleWrite] = []
        let put = Set(writes.map(\.id))
        for check in checks {
            guard let state = check.styles, !state.isDamaged || mode == .all, state.seen != state.now,
                put.contains(check.id) || check.isShownAlike
            else { continue }
            styleWrites.append(StyleWrite(id: check.id, seen: state.seen, now: state.now))
        }
        let done = try perform(
            writes, styleWrites, mending: known.manifest.needsWriting
        ) { styles?.assets.kept($0) }
        report.written = done.written
        report.mendsManifest = done.mendsManifest
        report.refused = (report.refused + done.refused).sorted { $0.id < $1.id }
        return report
    }

    func remove(_ ids: [SnapshotID]) throws(SnapshotProblem) -> SnapshotWriteReport {
        try perform(ids.map { SnapshotWrite(id: $0, seen: stored($0).state, action: .remove) })
    }

    /// Writes under the lock: first the list of snapshots to be written, then their files one by one, then the styles,
    /// then the manifest.
    /// - Parameters:
    ///   - styles: the new styles of snapshots. A snapshot whose stored styles have changed since the comparison is
    ///     refused, and neither it nor its styles are written.
    ///   - mending: whether to write the manifest even if nothing else is written.
    ///   - sheet: returns the bytes of a stylesheet, picture or font by its digest.
    func perform(
        _ writes: [SnapshotWrite], _ styles: [StyleWrite] = [], mending: Bool = false,
        sheet: (String) -> [UInt8]? = { _ in nil }
    ) throws(SnapshotProblem) -> SnapshotWriteReport {
        guard !writes.isEmpty || !styles.isEmpty || mending else { return SnapshotWriteReport() }
        defer { forget() }
        return try locked { () throws(SnapshotProblem) in try performLocked(writes, styles, sheet) }
    }

    private func performLocked(
        _ writes: [SnapshotWrite], _ styles: [StyleWrite], _ sheet: (String) -> [UInt8]?
    ) throws(SnapshotProblem) -> SnapshotWriteReport {
        var report = SnapshotWriteReport()
        var known = readKnown()
        if let list = known.unreadable.first { throw .file(path(list.file), reason: "\(list.damage)") }
        if let version = known.manifest.newerVersion {
            throw .newerManifest(path(StoreManifest.path), version: version)
        }
        var wanted: [SnapshotWrite] = []
        let moved = Dictionary(styles.map { ($0.id, $0) }) { first, _ in first }
        for write in writes {
            let state = stored(write.id).state
            let kept = write.from?.id ?? write.id
            let isShownAsSeen = moved[write.id]?.fits(known.styles.stories[kept]) ?? true
            let isThere = write.from.map { stored($0.id).state == $0.state } ?? true
            if isShownAsSeen, isThere, state == write.seen || state == write.result {
                wanted.append(write)
            } else {
                report.refused.append(.init(id: write.id, cause: .changedSince))
            }
        }
        let ids = Set(writes.map(\.id))
        for write in styles where !ids.contains(write.id) && !write.fits(known.styles.stories[write.id]) {
            report.refused.append(.init(id: write.id, cause: .changedSince))
        }
        let old = known.unfinished
        for write in wanted { if case .put = write.action { known.unfinished.ids.insert(write.id) } }
        if !known.unfinished.ids.isEmpty { try replace(UnfinishedWrites.path, Array(known.unfinished.text.utf8)) }
        for write in wanted {
            switch write.action {
            case .put(let content): try put(write.id, content)
            case .list: try moveFormerFiles(of: write.id)
            case .remove: try removeFiles(of: write.id)
            }
            if case .intact(let hash) = write.result {
                known.manifest.set(write.id, hash)
            } else {
                known.manifest.set(write.id, nil)
            }
            if let from = write.from {
                try removeFiles(of: from.id)
                known.manifest.set(from.id, nil)
            }
            report.written.append(write.id)
        }
        let refused = Set(report.refused.map(\.id))
        try keepStyles(styles.filter { !refused.contains($0.id) }, wanted, &known.styles, sheet)
        report.mendsManifest = known.manifest.needsWriting
        known.manifest.renewDigests(stored)
        try writeAttributes()
        try replace(StoreManifest.path, Array(known.manifest.text.utf8))
        let done = Set(report.written)
        var left = UnfinishedWrites()
        left.ids = old.ids.filter { id in
            guard !done.contains(id), case .intact(let texts, let hash) = stored(id) else { return false }
            return !known.manifest.has(id, texts, hash: hash)
        }
        if left.ids.isEmpty {
            try StoreFiles.remove(path(UnfinishedWrites.path))
        } else {
            try replace(UnfinishedWrites.path, Array(left.text.utf8))
        }
        return report
    }

    private func put(_ id: SnapshotID, _ content: SnapshotContent) throws(SnapshotProblem) {
        try replaceFiles(of: id, accessibility: content.accessibility, markup: content.markup)
        if let former = id.former { try removeFiles(of: former) }
    }

    /// Renames the files of a snapshot from the name in format 1 to the current one.
    private func moveFormerFiles(of id: SnapshotID) throws(SnapshotProblem) {
        guard let former = id.former, !FileStatus.exists(path(id.path)),
            case .intact(let texts, _) = stored(former)
        else { return }
        try replaceFiles(of: id, accessibility: texts.accessibility, markup: texts.markup)
        try removeFiles(of: former)
    }

    private func replaceFiles(of id: SnapshotID, accessibility: String, markup: String) throws(SnapshotProblem) {
        let folders = id.path.split(separator: "/").dropLast().joined(separator: "/")
        try StoreFiles.makeFolder(path(folders))
        try replace(id.accessibilityPath, SnapshotFile.bytes(accessibility, .accessibility))
        try replace(id.path, SnapshotFile.bytes(markup, .markup))
    }

    /// Removes the files of a snapshot, and the folders that become empty.
    func removeFiles(of id: SnapshotID, below folder: String = "") throws(SnapshotProblem) {
        let folder = folder.isEmpty ? "" : folder + "/"
        try StoreFiles.remove(path(folder + id.path))
        try StoreFiles.remove(path(folder + id.accessibilityPath))
        var folders = id.path.split(separator: "/").dropLast()
        while !folders.isEmpty {
            try? Folder.removeEmpty(path(folder + folders.joined(separator: "/")))
            folders.removeLast()
        }
    }

    func replace(_ file: String, _ bytes: [UInt8]) throws(SnapshotProblem) {
        if let found = try? StoreFiles.bytes(path(file)), found == bytes { return }
        try StoreFiles.replace(path(file), bytes, spare: privatePath("spare"))
    }

    /// Writes `.gitattributes` if it does not exist, so that git writes line feeds on every system and keeps the lines
    /// of both sides when it merges the manifest or the list of styles.
    private func writeAttributes() throws(SnapshotProblem) {
        guard !FileStatus.exists(path(".gitattributes")) else { return }
        let text = """
            # Snapshots are compared byte by byte. A merge of the lists keeps the lines of both sides, and reviewers need not read them.
            * text eol=lf
            manifest.txt merge=union linguist-generated
            styles.txt merge=union linguist-generated

            """
        try replace(".gitattributes", Array(text.utf8))
    }

    // MARK: - The private folder

    /// The folder of pending results, accepted changes, the lock and the cache. Git ignores it.
    static let privateFolder = ".pending"

    func privatePath(_ file: String) -> String { path("\(Self.privateFolder)/\(file)") }

    /// Runs `body` while no other run, and no other task of this run, writes to the store.
    func locked<Result>(
        _ body: () throws(SnapshotProblem) -> Result
    ) throws(SnapshotProblem) -> Result {
        try StoreFiles.makeFolder(path(Self.privateFolder))
        return try StoreFiles.locked(privatePath("lock")) { () throws(SnapshotProblem) in
            if !FileStatus.exists(privatePath(".gitignore")) {
                try replace("\(Self.privateFolder)/.gitignore", Array("*\n".utf8))
            }
            return try body()
        }
    }
}
