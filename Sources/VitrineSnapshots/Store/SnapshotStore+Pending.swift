import VitrineSupport

extension SnapshotStore {
    /// Stores the results that differ from their snapshots, or have no usable one, in a folder that git ignores, until
    /// they are accepted.
    ///
    /// Earlier results are removed: those of the snapshots that were checked again or, after a full run, all of them.
    /// - Parameter styles: the current styles of the stories; nil if they were not compared.
    /// - Throws: ``SnapshotProblem/file(_:reason:)``.
    package func keepPending(
        _ checks: [SnapshotCheck], isFull: Bool, styles: SnapshotStyles? = nil
    ) throws(SnapshotProblem) {
        let wanted = checks.filter { check in
            if case .same = check.outcome { return false }
            return check.content != nil
        }
        let hasOtherStyles = checks.contains { $0.styles.map { $0.seen != $0.now } ?? false }
        guard !wanted.isEmpty || hasOtherStyles || FileStatus.exists(path(Self.privateFolder)) else { return }
        try locked { () throws(SnapshotProblem) in
            let checked = Set(checks.map(\.id))
            let ids = Set(wanted.map(\.id))
            for id in pendingIDs where !ids.contains(id) && (isFull || checked.contains(id)) { try drop(id) }
            for check in wanted {
                guard let content = check.content else { continue }
                try keep(check.id, content, replaces: check.seen, from: check.from)
            }
            if let styles { try keepPendingStyles(checks, isFull, styles) }
        }
    }

    private func keepPendingStyles(
        _ checks: [SnapshotCheck], _ isFull: Bool, _ styles: SnapshotStyles
    ) throws(SnapshotProblem) {
        var pending = pendingStyles()
        pending.remove(isFull ? Array(pending.now.stories.keys) : checks.map(\.id))
        pending.frame = styles.frame
        for check in checks {
            guard let state = check.styles, state.seen != state.now, !state.isDamaged else { continue }
            pending.seen.stories[check.id] = state.seen
            pending.now.stories[check.id] = state.now
            pending.paths[check.id] = styles.paths[check.id]
        }
        try keepPendingStyles(pending) { styles.assets.kept($0) ?? keptBytes($0) }
    }

    private func keep(
        _ id: SnapshotID, _ content: SnapshotContent, replaces: SnapshotState, from: SnapshotOrigin?
    ) throws(SnapshotProblem) {
        let folder = id.path.split(separator: "/").dropLast().joined(separator: "/")
        try StoreFiles.makeFolder(privatePath(folder))
        let header = PendingHeader(replaces: replaces, brings: content.hash, former: id.former, from: from)
        try replace(
            "\(Self.privateFolder)/\(id.accessibilityPath)",
            SnapshotFile.bytes(content.accessibility, .accessibility))
        try replace(
            "\(Self.privateFolder)/\(id.path)", Array(header.line.utf8) + SnapshotFile.bytes(content.markup, .markup))
    }

    private func drop(_ id: SnapshotID) throws(SnapshotProblem) { try removeFiles(of: id, below: Self.privateFolder) }

    /// The snapshots with a pending result, in order.
    package var pendingIDs: [SnapshotID] {
        FolderListing.files(in: path(Self.privateFolder)).compactMap { file in
            file.hasSuffix(".html") ? SnapshotID(String(file.dropLast(5))) : nil
        }.sorted()
    }

    /// Returns the pending results, in order. Results that are truncated or were edited by hand are left out; the next
    /// check writes them again.
    /// - Throws: ``SnapshotProblem/outOfMemory``.
    package func pending() throws(SnapshotProblem) -> [PendingSnapshot] {
        let maker = try SnapshotMaker()
        let found = pendingIDs.compactMap { pending($0, maker) }
        let pairs = found.compactMap { result in result.pair.map { (result.id, ($0.old, $0.new)) } }
        let styled = pendingStyleChanges(pendingStyles(), Dictionary(pairs) { first, _ in first })
        return found.map { result in
            guard let pair = result.pair, let changes = styled[result.id], !changes.isEmpty else { return result }
            return PendingSnapshot(
                id: result.id, content: result.content,
                pair: SnapshotPair(id: pair.id, from: pair.from, old: pair.old, new: pair.new, styled: changes),
                damage: result.damage, replaces: result.replaces, from: result.from)
        }
    }

    /// Whether there are pending styles without an effect: for example, styles that a store of an earlier format does
    /// not contain, or stylesheets whose bytes changed but whose effect did not.
    package var hasPendingStyles: Bool {
        let waiting = Set(pendingIDs)
        return pendingStyles().now.stories.keys.contains { !waiting.contains($0) }
    }

    private func pending(_ id: SnapshotID, _ maker: SnapshotMaker) -> PendingSnapshot? {
        do throws(SnapshotDamage) {
            guard var bytes = try StoreFiles.bytes(privatePath(id.path)), let header = PendingHeader(takingFrom: &bytes)
            else { return nil }
            let accessibility = try StoreFiles.bytes(privatePath(id.accessibilityPath))
            guard
                case .intact(let texts, let hash) = StoredSnapshot(markup: bytes, accessibility: accessibility),
                hash == header.brings
            else { return nil }
            let content = try maker.stored(texts)
            let id = SnapshotID(id.description, former: header.former) ?? id
            let stored = stored(id)
            var damage: SnapshotDamage?
            var pair: SnapshotPair?
            switch stored {
            case .absent:
                // If the former snapshot has changed since the check, accepting reports it.
                if let from = header.from, case .intact(let texts, _) = self.stored(from.id),
                    let old = try? maker.stored(texts)
                {
                    pair = SnapshotPair(id: id, from: from.id, old: old, new: content)
                }
            case .damaged(let found, _): damage = found
            case .intact(let texts, let hash):
                do throws(SnapshotDamage) {
                    pair = SnapshotPair(id: id, old: try maker.stored(texts), new: content)
                } catch {
                    damage = error
                }
                if known.isUnfinished(id, texts, hash: hash) { damage = .halfWritten }
            }
            var conflict: SnapshotConflict?
            if case .mergeMarkers = damage { conflict = self.conflict(id, with: content) }
            return PendingSnapshot(
                id: id, content: content, pair: pair, damage: damage, conflict: conflict, replaces: header.replaces,
                from: header.from)
        } catch {
            return nil
        }
    }

    /// Accepts pending results: they become the snapshots.
    ///
    /// Each result replaces only the state of the snapshot that it was compared with; a snapshot that has changed since
    /// then is left as it is. A result that would replace a damaged snapshot is accepted only by name. Pending styles
    /// without an effect are accepted too, unless the stored styles have changed since then.
    /// - Parameters:
    ///   - results: the accepted results, as returned by ``pending()``.
    ///   - named: the snapshots that were requested by name.
    /// - Throws: ``SnapshotProblem``.
    package func accept(
        _ results: [PendingSnapshot], named: Set<SnapshotID> = []
    ) throws(SnapshotProblem) -> SnapshotWriteReport {
        var refused: [SnapshotWriteReport.Refusal] = []
        var writes: [SnapshotWrite] = []
        for result in results {
            if let damage = result.damage, damage.isInTheWay, !named.contains(result.id) {
                refused.append(.init(id: result.id, cause: .damaged(damage, .acceptByName)))
            } else {
                writes.append(
                    .init(id: result.id, seen: result.replaces, action: .put(result.content), from: result.from))
            }
        }
        let pending = pendingStyles()
        let waiting = Set(pendingIDs)
        let moved = pending.now.stories.keys.filter { !waiting.contains($0) }.sorted()
        let styles = (writes.map(\.id) + moved).compactMap(pending.write)
        var report = try perform(writes, styles) { keptBytes($0) }
        let left = Set(report.refused.map(\.id))
        let restyled = moved.filter { !left.contains($0) }
        report.styled = restyled.count
        try forgetPending(report.written + restyled)
        report.refused = (report.refused + refused).sorted { $0.id < $1.id }
        return report
    }

    /// Discards pending results with their pending styles. Those that still differ become pending again in the next
    /// check.
    package func forgetPending(_ ids: [SnapshotID]) throws(SnapshotProblem) {
        guard !ids.isEmpty else { return }
        try locked { () throws(SnapshotProblem) in
            for id in ids { try drop(id) }
            guard FileStatus.exists(privatePath(PendingStyles.nowFile)) else { return }
            // Pending styles without a pending result would be accepted as styles without an effect.
            var pending = pendingStyles()
            pending.remove(ids)
            try keepPendingStyles(pending) { keptBytes($0) }
        }
    }
}
