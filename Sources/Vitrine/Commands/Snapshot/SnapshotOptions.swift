import ArgumentParser

/// What every command that renders needs.
struct SnapshotOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Only snapshots whose name matches, as in 'todo-row/*'. Orphans are not looked for.", valueName: "glob"))
    var only: String?
    @Option(help: ArgumentHelp("Stories to work on at once. (default: one per core)", valueName: "n"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    }
}
