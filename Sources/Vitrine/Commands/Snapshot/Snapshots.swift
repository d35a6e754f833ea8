import ArgumentParser
import Foundation
import VitrineSnapshots

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
        CommandOutput.say(
            "CI is set: nothing is \(what). Do it on your own computer, look at the changes, and commit them.")
        throw ExitCode(64)
    }

    /// Runs `body`, which may fail because of the disk; that is reported, and the status is 3.
    static func writing<Result>(_ body: () throws(SnapshotProblem) -> Result) throws -> Result {
        do throws(SnapshotProblem) {
            return try body()
        } catch {
            CommandOutput.say("error: \(error)")
            throw ExitCode(3)
        }
    }

    /// Prints what was left as it is.
    static func say(_ refused: [SnapshotWriteReport.Refusal]) {
        for refusal in refused { CommandOutput.say("left as it is: \(refusal.id) \(refusal.reason)") }
    }
}
