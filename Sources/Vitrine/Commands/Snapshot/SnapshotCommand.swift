import ArgumentParser
import Foundation
import VitrineConformance
import VitrineSite
import VitrineSnapshots

/// Keeps what stories render to, and says what changed.
struct SnapshotCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "snapshot", abstract: "Compare stories with the snapshots of them that are kept in git.",
            discussion: """
                Examples:
                  gallery snapshot record              The first time: keep what there is, then commit the folder.
                  gallery snapshot check               What differs, in sentences.
                  gallery snapshot review              One change after the other.
                  gallery snapshot accept              Take everything that the last check found.
                  gallery snapshot prune               Remove snapshots that no story has any more.

                What is under snapshot, and what is replaced before anything is compared, stands in vitrine.yml under \
                snapshots. With CI set nothing is ever written.
                """,
            subcommands: [
                SnapshotCheckCommand<Content>.self, SnapshotRecordCommand<Content>.self,
                SnapshotAcceptCommand<Content>.self, SnapshotPruneCommand<Content>.self,
                SnapshotReviewCommand<Content>.self,
            ])
    }
}

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

/// What the commands have in common.
enum Snapshots {
    static var isCI: Bool { RecordMode.isCI(ProcessInfo.processInfo.environment) }

    /// The name that the program was called by.
    static var program: String {
        URL(fileURLWithPath: CommandLine.arguments.first ?? "gallery").lastPathComponent
    }

    /// Ends a command that writes when nothing may be written.
    static func refuseUnderCI(_ what: String) throws {
        guard isCI else { return }
        say("CI is set: nothing is \(what). Do so where the changes can be looked at, and commit them.")
        throw ExitCode(64)
    }

    /// Writes a line to standard error.
    static func say(_ text: String) { StandardStream.say("\(text)\n") }

    /// Writes a report to standard output; the status is 3 when that is not possible.
    static func print(_ report: String) throws {
        do {
            try StandardStream.write(Array(report.utf8))
        } catch {
            say("error: standard output cannot be written")
            throw ExitCode(3)
        }
    }

    /// Runs what may fail for a reason of the disk; that is said, and the status is 3.
    static func writing<Result>(_ body: () throws(SnapshotProblem) -> Result) throws -> Result {
        do throws(SnapshotProblem) {
            return try body()
        } catch {
            say("error: \(error)")
            throw ExitCode(3)
        }
    }

    /// Prints what was left as it is.
    static func say(_ refused: [SnapshotWriteReport.Refusal]) {
        for refusal in refused { say("left as it is: \(refusal.id) \(refusal.reason)") }
    }
}

extension SiteOptions {
    /// The folder of the site, which must be there when it is named.
    func siteFolder() throws(BuildFailure) -> SiteFolder {
        var isFolder: ObjCBool = false
        if let site, !FileManager.default.fileExists(atPath: site, isDirectory: &isFolder) || !isFolder.boolValue {
            throw BuildFailure(site: [SiteProblem(.usage, file: site, "there is no such folder")])
        }
        return site.map { SiteFolder($0) } ?? .standard()
    }
    /// What the site keeps of its stories; what is wrong with its settings is said as the commands of snapshots say it.
    func snapshotStore() throws -> SnapshotStore {
        do throws(BuildFailure) {
            return try SnapshotSite(try siteFolder()).store
        } catch {
            throw error.reportOfSnapshots()
        }
    }
}
