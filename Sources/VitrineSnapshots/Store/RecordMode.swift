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

    /// Returns the default mode: `never` in continuous integration, otherwise `missing`.
    /// - Parameter environment: the environment variables of the process. `CI` has no effect if it is empty, `0` or
    ///   `false`.
    package static func standard(_ environment: [String: String]) -> Self { isCI(environment) ? .never : .missing }

    /// Returns whether the run is in continuous integration: whether `CI` is set, but not to an empty text, `0`
    /// or `false`.
    package static func isCI(_ environment: [String: String]) -> Bool {
        guard let value = environment["CI"]?.lowercased() else { return false }
        return !["", "0", "false"].contains(value)
    }
}
