/// The snapshots that a run may write.
public enum RecordMode: String, Hashable, Sendable, CaseIterable {
    /// No snapshots; a missing snapshot is a failure.
    case never
    /// Missing snapshots.
    case missing
    /// Missing snapshots and those that differ.
    case failed
    /// All snapshots, even damaged ones.
    case all

    /// Returns the default mode: in continuous integration, nothing is written; elsewhere, missing snapshots are.
    /// - Parameter environment: the variables of the process; `CI` must not be empty, `0` or `false` to have an effect.
    package static func standard(_ environment: [String: String]) -> Self { isCI(environment) ? .never : .missing }

    /// Whether the run is in continuous integration.
    package static func isCI(_ environment: [String: String]) -> Bool {
        guard let value = environment["CI"]?.lowercased() else { return false }
        return !["", "0", "false"].contains(value)
    }
}
