import VitrineSupport
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
/// Checking reads and never writes. The store reads the manifest and its other lists once and remembers them until it
/// writes, so that all checks see the same lists. Writing reads them again, under a lock, and skips snapshots that have
/// changed since they were checked.
package final class SnapshotStore: Sendable {
    /// The path of the folder.
    package let folder: String
    private let memory = Mutex(Memory())

    struct Memory {
        var known: Known?
        var cache: SnapshotCache?
    }

    /// The lists in the folder; those that cannot be read are empty.
    struct Known {
        var manifest = StoreManifest()
        var unfinished = UnfinishedWrites()
        var styles = StoreStyles()
        var unreadable: [UnreadableList] = []
    }

    /// A list that cannot be read: its path in the folder, and the reason.
    struct UnreadableList {
        var file: String
        var damage: SnapshotDamage
    }

    /// Creates a store for a folder, which need not exist.
    package init(_ folder: String) {
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
        if let text = list(StoreManifest.path, &known) { known.manifest = StoreManifest(text) }
        if let text = list(UnfinishedWrites.path, &known) { known.unfinished = UnfinishedWrites(text) }
        if let text = list(StoreStyles.path, &known) { known.styles = StoreStyles(text) }
        return known
    }

    /// Returns the text of a list; nil if it does not exist or cannot be read. A list that cannot be read is added to
    /// `known.unreadable`.
    private func list(_ file: String, _ known: inout Known) -> String? {
        do throws(SnapshotDamage) {
            guard let bytes = try StoreFiles.bytes(path(file)) else { return nil }
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            known.unreadable.append(UnreadableList(file: file, damage: error))
            return nil
        }
    }

    /// Discards the remembered lists after something was written.
    func forget() { memory.withLock { $0.known = nil } }

    func withCache<Result>(_ body: (inout SnapshotCache?) -> Result) -> Result {
        memory.withLock { body(&$0.cache) }
    }

    // MARK: - Reading

    /// Returns the content of a snapshot's files. If there are none with the current name, those with the name in
    /// format 1 are read.
    func stored(_ id: SnapshotID) -> StoredSnapshot {
        do throws(SnapshotDamage) {
            let files = try files(of: id)
            return StoredSnapshot(markup: files.markup, accessibility: files.accessibility)
        } catch {
            return .damaged(error, hash: "unreadable")
        }
    }

    /// Returns the bytes of a snapshot's files; nil for a missing file.
    func files(of id: SnapshotID) throws(SnapshotDamage) -> (markup: [UInt8]?, accessibility: [UInt8]?) {
        let markup = try StoreFiles.bytes(path(id.path))
        if markup == nil, let former = id.former, FileStatus.exists(path(former.path)) { return try files(of: former) }
        return (markup, try StoreFiles.bytes(path(id.accessibilityPath)))
    }

    /// Compares rendered markup with its snapshot.
    /// - Throws: ``SnapshotProblem`` if the markup cannot become a snapshot.
    package func check(
        _ id: SnapshotID, markup: [UInt8], with maker: SnapshotMaker
    ) throws(SnapshotProblem) -> SnapshotCheck {
        check(id, try maker.content(markup, of: id), with: maker)
    }

    /// Compares rendered content with its snapshot.
    package func check(_ id: SnapshotID, _ content: SnapshotContent, with maker: SnapshotMaker) -> SnapshotCheck {
        compare(id, content, to: stored(id), with: maker)
    }

    func compare(
        _ id: SnapshotID, _ content: SnapshotContent, to stored: StoredSnapshot, with maker: SnapshotMaker
    ) -> SnapshotCheck {
        let known = known
        var isUnlisted = false
        if case .intact(let texts, let hash) = stored { isUnlisted = !known.manifest.lists(id, texts, hash: hash) }
        func check(_ outcome: SnapshotOutcome) -> SnapshotCheck {
            SnapshotCheck(id: id, outcome: outcome, content: content, seen: stored.state, isUnlisted: isUnlisted)
        }
        switch stored {
        case .absent: return check(known.manifest.hashes(of: id) == nil ? .missing : .unreadable(.lost))
        case .damaged(let damage, _): return check(.unreadable(damage))
        case .intact(let texts, let hash):
            if known.isUnfinished(id, texts, hash: hash) { return check(.unreadable(.halfWritten)) }
            if texts.isSame(as: content.texts) { return check(.same) }
            do throws(SnapshotDamage) {
                let old = try maker.stored(texts)
                // Another version may have printed the same tree differently.
                let isSame = old.tree.hash == content.tree.hash && old.tree.documentType == content.tree.documentType
                if isSame, texts.announcesTheSame(as: content.texts) { return check(.same) }
                return check(.changed(SnapshotPair(id: id, old: old, new: content)))
            } catch {
                return check(.unreadable(error))
            }
        }
    }
}

extension SnapshotStore.Known {
    /// Returns whether a killed run wrote a snapshot but not its line in the manifest.
    func isUnfinished(_ id: SnapshotID, _ texts: SnapshotTexts, hash: String) -> Bool {
        unfinished.ids.contains(id) && !manifest.has(id, texts, hash: hash)
    }
}
