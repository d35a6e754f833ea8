import ArgumentParser

/// The options of all snapshot commands that render.
struct SnapshotOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only snapshots whose name matches this pattern, such as 'todo-row/*'. Snapshots without a story are then not listed.",
            valueName: "glob"))
    var only: String?
    @Option(
        help: ArgumentHelp("How many stories are rendered at the same time. (default: one per core)", valueName: "n"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    }
}
