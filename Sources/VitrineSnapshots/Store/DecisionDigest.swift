import VitrineSupport

/// A digest that binds a decision to the results that were reviewed.
package enum DecisionDigest {
    /// The digest of all results that a group touches. It covers them whole: otherwise anyone who writes both stories
    /// could craft two that share a part of the digest, have one reviewed, and the other accepted.
    package static func of(_ results: [(id: SnapshotID, hash: String)]) -> String {
        let lines = results.map { "\($0.id) \($0.hash)\n" }.sorted().joined()
        return SHA256.hex(Array(lines.utf8))
    }
}
