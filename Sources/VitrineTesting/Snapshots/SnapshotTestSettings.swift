import VitrineSnapshots

/// What holds for snapshots in the task of a test.
struct SnapshotTestSettings: Sendable {
    var record: RecordMode?
    var folder: String?
    var redactions: [Redaction] = []
    /// The variables that a run is steered by.
    var environment: [String: String]?
    /// What was compared in the run.
    var register = SnapshotRegister.shared

    @TaskLocal static var current = SnapshotTestSettings()
}
