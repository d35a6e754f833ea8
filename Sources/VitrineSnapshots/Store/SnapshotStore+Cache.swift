extension SnapshotStore {
    /// Remembers from here on, and from earlier runs with the same settings, which rendered bytes said the same as which
    /// files, so that they need not be read.
    public func remember(redactions: [Redaction], hasAccessibility: Bool) {
        var cache = SnapshotCache(redactions: redactions, hasAccessibility: hasAccessibility)
        if let bytes = try? StoreFiles.bytes(privatePath(SnapshotCache.file)) {
            cache.read(String(decoding: bytes, as: UTF8.self))
        }
        withCache { $0 = cache }
    }

    /// Compares rendered markup with its snapshot, or finds that both are what they were when they said the same.
    /// - Returns: the result, and how often each redaction hit.
    /// - Throws: ``SnapshotProblem`` when the markup cannot be made a snapshot.
    public func checkRemembering(
        _ id: SnapshotID, markup: [UInt8], with maker: SnapshotMaker
    ) throws(SnapshotProblem) -> (check: SnapshotCheck, hits: [Int]) {
        let files: (markup: [UInt8]?, told: [UInt8]?)
        do throws(SnapshotDamage) {
            files = (try StoreFiles.bytes(path(id.path)), try StoreFiles.bytes(path(id.accessibilityPath)))
        } catch {
            return (try check(id, markup: markup, with: maker), maker.hits)
        }
        let rendered = Digest(of: markup).hex
        let kept = files.markup.map { StoredSnapshot.hash($0, files.told) } ?? "-"
        if let entry = withCache({ $0?.entries[id] }), entry.rendered == rendered, entry.files == kept,
            !known.isUnfinished(id, entry.hash)
        {
            return (SnapshotCheck(id: id, outcome: .same, content: nil, seen: .intact(entry.hash)), entry.hits)
        }
        let content = try maker.content(markup, of: id)
        let stored = StoredSnapshot(markup: files.markup, accessibility: files.told)
        let check = compare(id, content, stored, maker)
        var entry: SnapshotCache.Entry?
        if case .same = check.outcome, case .intact(let hash) = stored.state {
            entry = SnapshotCache.Entry(rendered: rendered, files: kept, hash: hash, hits: maker.hits)
        }
        withCache { $0?.set(id, entry) }
        return (check, maker.hits)
    }

    /// Writes what was remembered. Not being able to is no failure: the next run takes longer, that is all.
    public func saveMemory() {
        guard let text = withCache({ $0?.text }) else { return }
        do throws(SnapshotProblem) {
            guard StoreFiles.exists(folder) else { return }
            try locked { () throws(SnapshotProblem) in
                try replace("\(Self.privateFolder)/\(SnapshotCache.file)", Array(text.utf8))
            }
        } catch {}
    }
}
