import VitrineSupport

/// A digest that binds a decision to the results that were reviewed.
package enum DecisionDigest {
    /// Returns the digest of all results that a group affects. Their whole hashes are included: otherwise, anyone could
    /// construct two stories whose hashes are partly the same, have one reviewed, and have the other accepted.
    package static func of(_ results: [(id: SnapshotID, hash: String)]) -> String {
        let lines = results.map { "\($0.id) \($0.hash)\n" }.sorted().joined()
        return SHA256.hex(Array(lines.utf8))
    }
}
