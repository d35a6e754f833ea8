import Synchronization

/// A folder of snapshots, kept in git.
///
/// ```swift
/// let store = SnapshotStore("snapshots")
/// let id = try SnapshotID(component: "TodoRow", story: "completed")
/// let check = try store.check(id, markup: bytes, with: SnapshotMaker())
/// if case .changed(let pair) = check.outcome { print(pair.changes[0].sentence) }
/// ```
///
/// Checking reads and never writes. What the store says is what its files said when it was first asked, so that a run sees
/// one state; writing looks again, under a lock, and leaves alone what has changed since.
public final class SnapshotStore: Sendable {
    /// The folder.
    public let folder: String
    private let memory = Mutex(Memory())

    /// What was read once.
    struct Memory {
        var known: Known?
        var cache: SnapshotCache?
    }

    /// What the folder tells besides the snapshots themselves.
    struct Known {
        var manifest = StoreManifest()
        var unfinished = UnfinishedWrites()
        var problem: SnapshotDamage?
    }

    /// Uses a folder, which need not exist.
    public init(_ folder: String) {
        var folder = folder
        while folder.count > 1, folder.hasSuffix("/") { folder.removeLast() }
        self.folder = folder
    }

    func path(_ file: String) -> String { "\(folder)/\(file)" }

    var known: Known {
        memory.withLock { memory in
            if let known = memory.known { return known }
            let known = readKnown()
            memory.known = known
            return known
        }
    }

    func readKnown() -> Known {
        var known = Known()
        do throws(SnapshotDamage) {
            if let bytes = try StoreFiles.bytes(path(StoreManifest.path)) {
                known.manifest = StoreManifest(String(decoding: bytes, as: UTF8.self))
            }
            if let bytes = try StoreFiles.bytes(path(UnfinishedWrites.path)) {
                known.unfinished = UnfinishedWrites(String(decoding: bytes, as: UTF8.self))
            }
        } catch {
            known.problem = error
        }
        return known
    }

    /// Forgets what was read, after something was written.
    func forget() { memory.withLock { $0.known = nil } }

    func withCache<Result>(_ body: (inout SnapshotCache?) -> Result) -> Result {
        memory.withLock { body(&$0.cache) }
    }

    // MARK: - Reading

    /// What the files of a snapshot hold.
    func stored(_ id: SnapshotID) -> StoredSnapshot {
        do throws(SnapshotDamage) {
            let markup = try StoreFiles.bytes(path(id.path))
            return StoredSnapshot(markup: markup, accessibility: try StoreFiles.bytes(path(id.accessibilityPath)))
        } catch {
            return .damaged(error, hash: "unreadable")
        }
    }

    /// Compares rendered markup with its snapshot.
    /// - Throws: ``SnapshotProblem`` when the markup cannot be made a snapshot.
    public func check(
        _ id: SnapshotID, markup: [UInt8], with maker: SnapshotMaker
    ) throws(SnapshotProblem) -> SnapshotCheck {
        check(id, try maker.content(markup, of: id), with: maker)
    }

    /// Compares rendered markup with its snapshot; whatever assistive technology tells is given.
    /// - Throws: ``SnapshotProblem`` when the markup cannot be made a snapshot.
    public func check(
        _ id: SnapshotID, markup: [UInt8], accessibility: String?
    ) throws(SnapshotProblem) -> SnapshotCheck {
        let maker = try SnapshotMaker(accessibility: accessibility.map { text in { _ in text } })
        return try check(id, markup: markup, with: maker)
    }

    /// Compares a content with its snapshot.
    public func check(_ id: SnapshotID, _ content: SnapshotContent, with maker: SnapshotMaker) -> SnapshotCheck {
        compare(id, content, stored(id), maker)
    }

    func compare(
        _ id: SnapshotID, _ content: SnapshotContent, _ stored: StoredSnapshot, _ maker: SnapshotMaker
    ) -> SnapshotCheck {
        let known = known
        func check(_ outcome: SnapshotOutcome) -> SnapshotCheck {
            SnapshotCheck(id: id, outcome: outcome, content: content, seen: stored.state)
        }
        switch stored {
        case .absent: return check(known.manifest.hashes[id] == nil ? .missing : .unreadable(.lost))
        case .damaged(let damage, _): return check(.unreadable(damage))
        case .intact(let markup, let told, let hashes):
            if known.isUnfinished(id, hashes.hex) { return check(.unreadable(.halfWritten)) }
            let tells = content.accessibility == nil || hashes.accessibility == content.hashes.accessibility
            if hashes.markup == content.hashes.markup {
                if tells { return check(.same) }
                if told == nil { return check(.missing) }
            }
            do throws(SnapshotDamage) {
                let old = try maker.stored(markup, told)
                if tells, old.tree.digest == content.tree.digest { return check(.same) }
                return check(.changed(SnapshotPair(id: id, old: old, new: content)))
            } catch {
                return check(.unreadable(error))
            }
        }
    }
}

extension SnapshotStore.Known {
    /// Whether a run that was killed wrote a snapshot and did not come to say so in the manifest.
    func isUnfinished(_ id: SnapshotID, _ hash: String) -> Bool {
        unfinished.ids.contains(id) && !manifest.has(id, hash)
    }
}
