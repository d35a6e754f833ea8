import ArgumentParser
import VitrineSite

extension BuildFailure {
    /// Prints all problems that stopped a snapshot command.
    /// - Returns: the exit status: 64 if all problems are wrong usage, otherwise 3.
    func reportOfSnapshots() -> ExitCode {
        CommandOutput.say(lines.joined(separator: "\n"))
        return ExitCode(isUsage ? 64 : 3)
    }
}
