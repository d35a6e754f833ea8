import ArgumentParser

/// Manages the snapshots of stories and pages, and reports changes.
struct SnapshotCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "snapshot", abstract: "Compare stories with their snapshots in git.",
            discussion: """
                Examples:
                  \(ProgramName.current) snapshot record              The first time: write all snapshots, then commit them.
                  \(ProgramName.current) snapshot check               List the differences, in sentences.
                  \(ProgramName.current) snapshot review              Decide on the changes one by one.
                  \(ProgramName.current) snapshot accept              Accept everything that the last check found.
                  \(ProgramName.current) snapshot prune               Remove snapshots without a story.

                The key “snapshots” of vitrine.yml says what has a snapshot, and which values are replaced before the \
                comparison. If the environment variable CI is set, no snapshot is ever written.
                """,
            subcommands: [
                SnapshotCheckCommand<Content>.self, SnapshotMergeCommand<Content>.self,
                SnapshotRecordCommand<Content>.self,
                SnapshotAcceptCommand<Content>.self, SnapshotPruneCommand<Content>.self,
                SnapshotReviewCommand<Content>.self,
            ])
    }
}
