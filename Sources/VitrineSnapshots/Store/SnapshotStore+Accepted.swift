import VitrineSupport

extension SnapshotStore {
    private static let acceptedFile = "accepted.txt"

    /// The changes that were accepted in results that are still pending.
    package var acceptedChanges: Set<AcceptedChange> {
        guard let bytes = try? StoreFiles.bytes(privatePath(Self.acceptedFile)) else { return [] }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
        return Set(
            lines.compactMap { line in
                let parts = line.split(separator: " ").map(String.init)
                guard parts.count == 3, let id = SnapshotID(parts[0]) else { return nil }
                return AcceptedChange(id: id, hash: parts[1], change: parts[2])
            })
    }

    /// Saves the changes that were accepted in results that are still pending, so that the others can be accepted
    /// later, in any order.
    /// - Throws: ``SnapshotProblem/file(_:reason:)``.
    package func keepAccepted(_ changes: Set<AcceptedChange>) throws(SnapshotProblem) {
        guard !changes.isEmpty || FileStatus.exists(privatePath(Self.acceptedFile)) else { return }
        try locked { () throws(SnapshotProblem) in
            let lines = changes.map { "\($0.id) \($0.hash) \($0.change)\n" }.sorted()
            if lines.isEmpty { return try StoreFiles.remove(privatePath(Self.acceptedFile)) }
            try replace("\(Self.privateFolder)/\(Self.acceptedFile)", Array(lines.joined().utf8))
        }
    }
}
