import ArgumentParser
import VitrineSite

extension BuildFailure {
    /// Prints all problems that prevented rendering. Nothing was compared, so the exit status is 3, or 64 for wrong
    /// usage.
    func reportOfSnapshots() -> ExitCode {
        CommandOutput.say(lines.joined(separator: "\n"))
        return ExitCode(isUsage ? 64 : 3)
    }
}
