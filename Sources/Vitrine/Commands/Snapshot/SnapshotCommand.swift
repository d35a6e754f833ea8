import ArgumentParser

/// Keeps what stories render to, and says what changed.
struct SnapshotCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "snapshot", abstract: "Compare stories with the snapshots of them that are kept in git.",
            discussion: """
                Examples:
                  \(ProgramName.current) snapshot record              The first time: keep what there is, then commit the folder.
                  \(ProgramName.current) snapshot check               What differs, in sentences.
                  \(ProgramName.current) snapshot review              One change after the other.
                  \(ProgramName.current) snapshot accept              Take everything that the last check found.
                  \(ProgramName.current) snapshot prune               Remove snapshots that no story has any more.

                What is under snapshot, and what is replaced before anything is compared, is said in vitrine.yml under \
                snapshots. With CI set nothing is ever written.
                """,
            subcommands: [
                SnapshotCheckCommand<Content>.self, SnapshotMergeCommand<Content>.self,
                SnapshotRecordCommand<Content>.self,
                SnapshotAcceptCommand<Content>.self, SnapshotPruneCommand<Content>.self,
                SnapshotReviewCommand<Content>.self,
            ])
    }
}
