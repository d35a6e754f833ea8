import VitrineSnapshots

/// The settings for snapshots in the current test, stored in a task-local value.
struct SnapshotTestSettings: Sendable {
    var record: RecordMode?
    var folder: String?
    var redactions: [Redaction] = []
    /// The environment variables that control a run; nil for those of the process.
    var environment: [String: String]?
    /// The snapshots that were compared in the run.
    var register = SnapshotRegister.shared

    @TaskLocal static var current = SnapshotTestSettings()
}
