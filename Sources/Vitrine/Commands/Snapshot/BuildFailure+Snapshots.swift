import ArgumentParser
import VitrineSite

extension BuildFailure {
    /// Prints everything that kept stories from being rendered: nothing was compared, so the status is 3.
    func reportOfSnapshots() -> ExitCode {
        CommandOutput.say(lines.joined(separator: "\n"))
        return ExitCode(isUsage ? 64 : 3)
    }
}
