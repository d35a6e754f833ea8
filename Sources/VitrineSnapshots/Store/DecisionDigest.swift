import VitrineSupport

/// What binds a decision to what was looked at.
package enum DecisionDigest {
    /// The digest of the results that a group touches. All of it: anyone who writes both stories could find two that have a part of it in
    /// common, have one looked at, and the other accepted.
    package static func of(_ results: [(id: SnapshotID, hash: String)]) -> String {
        let lines = results.map { "\($0.id) \($0.hash)\n" }.sorted().joined()
        return SHA256.hex(Array(lines.utf8))
    }
}
