/// A result that waits for somebody to accept it: what was rendered, and what it was compared with.
public struct PendingSnapshot: Sendable {
    /// Which snapshot.
    public let id: SnapshotID
    /// What was rendered.
    public let content: SnapshotContent
    /// What differs; nil when there is no snapshot to compare with.
    public let pair: SnapshotPair?
    /// What is wrong with the snapshot that it would replace.
    public let damage: SnapshotDamage?
    /// The snapshot that it was compared with; nothing else is replaced by it.
    let replaces: SnapshotState
}

/// The first line of a pending file binds it to what it replaces and to what it brings.
struct PendingHeader: Hashable {
    var replaces: SnapshotState
    var brings: String

    private static let start = "<!-- vitrine pending 1 replaces "

    var line: String { "\(Self.start)\(replaces.text) brings \(brings) -->\n" }

    init(replaces: SnapshotState, brings: String) {
        self.replaces = replaces
        self.brings = brings
    }

    /// Takes the first line off; nil when it is not one.
    init?(takingFrom bytes: inout [UInt8]) {
        guard let end = bytes.firstIndex(of: 0x0A), bytes.starts(with: Self.start.utf8) else { return nil }
        let words = String(decoding: bytes[Self.start.utf8.count..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 4, words[1] == "brings", words[3] == "-->" else { return nil }
        self.init(replaces: SnapshotState(String(words[0])), brings: String(words[2]))
        bytes = Array(bytes[(end + 1)...])
    }
}

extension SnapshotStore {
    /// Keeps what differs and what is missing until it is accepted, in a folder that git does not see.
    ///
    /// Results of earlier runs go where a snapshot was checked again; those of other snapshots stay unless the run was full.
    /// - Throws: ``SnapshotProblem/file(_:reason:)``.
    public func keepPending(_ checks: [SnapshotCheck], isFull: Bool) throws(SnapshotProblem) {
        let wanted = checks.filter { check in
            if case .same = check.outcome { return false }
            return check.content != nil
        }
        guard !wanted.isEmpty || StoreFiles.exists(path(Self.privateFolder)) else { return }
        try locked { () throws(SnapshotProblem) in
            let checked = Set(checks.map(\.id))
            let ids = Set(wanted.map(\.id))
            for id in pendingIDs where !ids.contains(id) && (isFull || checked.contains(id)) { try drop(id) }
            for check in wanted {
                guard let content = check.content else { continue }
                try keep(check.id, content, replaces: check.seen)
            }
        }
    }

    private func keep(
        _ id: SnapshotID, _ content: SnapshotContent, replaces: SnapshotState
    ) throws(SnapshotProblem) {
        let folder = id.path.split(separator: "/").dropLast().joined(separator: "/")
        try StoreFiles.makeFolder(privatePath(folder))
        let header = PendingHeader(replaces: replaces, brings: content.hash)
        if let told = content.accessibility {
            try replace("\(Self.privateFolder)/\(id.accessibilityPath)", SnapshotFile.bytes(told, .accessibility))
        } else {
            try StoreFiles.remove(privatePath(id.accessibilityPath))
        }
        try replace(
            "\(Self.privateFolder)/\(id.path)", Array(header.line.utf8) + SnapshotFile.bytes(content.markup, .markup))
    }

    private func drop(_ id: SnapshotID) throws(SnapshotProblem) { try removeFiles(of: id, below: Self.privateFolder) }

    /// The snapshots that have a result waiting, in order.
    public var pendingIDs: [SnapshotID] {
        guard let listing = FolderListing(path(Self.privateFolder)) else { return [] }
        return listing.files.compactMap { $0.hasSuffix(".html") ? SnapshotID(String($0.dropLast(5))) : nil }.sorted()
    }

    /// The results that wait, in order. One that is cut short or was changed by hand is left out: the next check brings it.
    /// - Throws: ``SnapshotProblem/outOfMemory``.
    public func pending() throws(SnapshotProblem) -> [PendingSnapshot] {
        let maker = try SnapshotMaker()
        return pendingIDs.compactMap { pending($0, maker) }
    }

    private func pending(_ id: SnapshotID, _ maker: SnapshotMaker) -> PendingSnapshot? {
        do throws(SnapshotDamage) {
            guard var bytes = try StoreFiles.bytes(privatePath(id.path)), let header = PendingHeader(takingFrom: &bytes)
            else { return nil }
            let told = try StoreFiles.bytes(privatePath(id.accessibilityPath))
            guard
                case .intact(let markup, let accessibility, let hashes) = StoredSnapshot(
                    markup: bytes, accessibility: told),
                hashes.hex == header.brings
            else { return nil }
            let content = try maker.stored(markup, accessibility)
            let stored = stored(id)
            var damage: SnapshotDamage?
            var pair: SnapshotPair?
            switch stored {
            case .absent: break
            case .damaged(let found, _): damage = found
            case .intact(let markup, let accessibility, let hashes):
                if known.isUnfinished(id, hashes.hex) { damage = .halfWritten }
                pair = SnapshotPair(id: id, old: try maker.stored(markup, accessibility), new: content)
            }
            return PendingSnapshot(
                id: id, content: content, pair: pair, damage: damage, replaces: header.replaces)
        } catch {
            return nil
        }
    }

    /// Makes waiting results the snapshots.
    ///
    /// Each replaces what it was compared with and nothing else: where the snapshot has changed since, it is left as it is.
    /// One that would replace a damaged snapshot is accepted by name alone.
    /// - Parameters:
    ///   - results: what is accepted, as ``pending()`` gave it.
    ///   - named: those that somebody asked for by name.
    /// - Throws: ``SnapshotProblem``.
    public func accept(
        _ results: [PendingSnapshot], named: Set<SnapshotID> = []
    ) throws(SnapshotProblem) -> SnapshotWriteReport {
        var refused: [SnapshotWriteReport.Refusal] = []
        var writes: [SnapshotWrite] = []
        for result in results {
            if let damage = result.damage, damage.isInTheWay, !named.contains(result.id) {
                refused.append(.init(id: result.id, reason: "\(damage); accept \(result.id) replaces it"))
            } else {
                writes.append(.init(id: result.id, seen: result.replaces, action: .put(result.content)))
            }
        }
        var report = try perform(writes)
        try forgetPending(report.written)
        report.refused = (report.refused + refused).sorted { $0.id < $1.id }
        return report
    }

    /// Lets waiting results go; the next check brings those back that still differ.
    /// - Throws: ``SnapshotProblem/file(_:reason:)``.
    public func forgetPending(_ ids: [SnapshotID]) throws(SnapshotProblem) {
        guard !ids.isEmpty else { return }
        try locked { () throws(SnapshotProblem) in for id in ids { try drop(id) } }
    }
}
