import ArgumentParser
import Foundation
import VitrineSnapshots

/// Helpers that the snapshot commands share.
enum Snapshots {
    static var isCI: Bool { RecordMode.isCI(ProcessInfo.processInfo.environment) }

    /// Stops a command that writes or removes snapshots if the program runs in CI.
    /// - Parameter what: what the command would do with snapshots, as a participle for the message: `accepted`.
    /// - Throws: exit status 64 if the program runs in CI.
    static func refuseUnderCI(_ what: String) throws {
        guard isCI else { return }
        CommandOutput.say(
            "The environment variable CI is set, so nothing was \(what). "
                + "Run this command on your own computer, look at the changes, and commit them.")
        throw ExitCode(64)
    }

    /// Runs `body`. If it throws, prints the problem.
    /// - Throws: exit status 3 if `body` throws.
    static func writing<Result>(_ body: () throws(SnapshotProblem) -> Result) throws -> Result {
        do throws(SnapshotProblem) {
            return try body()
        } catch {
            CommandOutput.say("error: \(error)")
            throw ExitCode(3)
        }
    }

    /// Prints the snapshots that were left as they are, and why.
    static func say(_ refused: [SnapshotWriteReport.Refusal]) {
        for refusal in refused { CommandOutput.say("left as it is: \(refusal.id) \(refusal.reason)") }
    }
}
