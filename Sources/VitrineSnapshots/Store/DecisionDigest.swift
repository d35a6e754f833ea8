import VitrineSupport

/// What binds a decision to what was looked at.
package enum DecisionDigest {
    /// The digest of the results that a group touches.
    package static func of(_ results: [(id: SnapshotID, hash: String)]) -> String {
        let lines = results.map { "\($0.id) \($0.hash)\n" }.sorted().joined()
        return String(SHA256.hex(Array(lines.utf8)).prefix(16))
    }
}
