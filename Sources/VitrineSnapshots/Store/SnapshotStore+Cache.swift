import VitrineSupport

extension SnapshotStore {
    /// Enables the cache: the store remembers which rendered bytes match which snapshot files, also from earlier runs
    /// with the same settings, so that they need not be parsed again.
    package func remember(redactions: [Redaction]) {
        var cache = SnapshotCache(redactions: redactions)
        if let bytes = try? StoreFiles.bytes(privatePath(SnapshotCache.file)) {
            cache.read(String(decoding: bytes, as: UTF8.self))
        }
        withCache { $0 = cache }
    }

    /// Compares rendered markup with its snapshot, unless both are unchanged since they were found to be equal.
    /// - Returns: the result, and the number of matches of each redaction.
    /// - Throws: ``SnapshotProblem`` if the markup cannot become a snapshot.
    package func checkRemembering(
        _ id: SnapshotID, markup: [UInt8], with maker: SnapshotMaker
    ) throws(SnapshotProblem) -> (check: SnapshotCheck, hits: [Int]) {
        let files: (markup: [UInt8]?, accessibility: [UInt8]?)
        do throws(SnapshotDamage) {
            files = try self.files(of: id)
        } catch {
            return (try check(id, markup: markup, with: maker), maker.hits)
        }
        let rendered = SHA256.hex(markup)
        let kept =
            files.markup.map { SnapshotDigest.ofFiles(markup: $0, accessibility: files.accessibility) } ?? "-"
        if let entry = withCache({ $0?.entries[id] }), entry.rendered == rendered, entry.files == kept,
            known.manifest.hashes[id] == [entry.hash]
        {
            let check = SnapshotCheck(
                id: id, outcome: .same, content: nil, seen: .intact(entry.hash), isUnlisted: false)
            return (check, entry.hits)
        }
        let content = try maker.content(markup, of: id)
        let stored = StoredSnapshot(markup: files.markup, accessibility: files.accessibility)
        let check = compare(id, content, to: stored, with: maker)
        var entry: SnapshotCache.Entry?
        if case .same = check.outcome, case .intact(let hash) = stored.state {
            entry = SnapshotCache.Entry(rendered: rendered, files: kept, hash: hash, hits: maker.hits)
        }
        withCache { $0?.set(id, entry) }
        return (check, maker.hits)
    }

    /// Writes the cache. A failure is ignored: the next run only takes longer.
    package func saveMemory() {
        guard let text = withCache({ $0?.text }) else { return }
        do throws(SnapshotProblem) {
            guard FileStatus.exists(folder) else { return }
            try locked { () throws(SnapshotProblem) in
                try replace("\(Self.privateFolder)/\(SnapshotCache.file)", Array(text.utf8))
            }
        } catch {}
    }
}
