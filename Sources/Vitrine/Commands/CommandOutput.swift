import ArgumentParser
import Foundation
import VitrineConformance
import VitrineSite
import VitrineSupport

/// How commands print: results to standard output, everything that is wrong to standard error.
enum CommandOutput {
    /// Writes a report to standard output.
    /// - Throws: status 3 when that is not possible.
    static func write(_ report: String) throws {
        do {
            try StandardStream.write(Array(report.utf8))
        } catch {
            say("error: standard output cannot be written")
            throw ExitCode(3)
        }
    }

    /// Writes a line to standard error.
    static func say(_ text: String) { StandardStream.say("\(text)\n") }
}

extension BuildFailure {
    /// Prints everything that was wrong, in the way in which `vitrine check` prints findings.
    /// - Parameters:
    ///   - format: how; JSON goes to standard output.
    ///   - output: the folder that was to be written, for JSON.
    ///   - end: the end of the last line, after the number of errors.
    /// - Returns: the exit status, which shows who has to act.
    func report(_ format: OutputFormat, output: String, end: String = "; nothing was written") -> ExitCode {
        switch format {
        case .json: print(json(version: VitrineVersion.current, output: output))
        case .text:
            var counts = [Count.of(errors, "error", "errors")]
            if check.warnings > 0 { counts.append(Count.of(check.warnings, "warning", "warnings")) }
            let findings = TextReport(
                check, hasColors: TerminalColors.areShown(on: STDERR_FILENO), hasSummary: false)
            CommandOutput.say(
                (site.map(\.description) + render.map(\.description)).map { $0 + "\n" }.joined()
                    + findings.text + "\(counts.joined(separator: " and "))\(end).")
        }
        return ExitCode(isUsage ? 64 : site.contains { $0.kind == .output } ? 3 : 1)
    }

    /// Whether only the command line or `vitrine.yml` is at fault.
    var isUsage: Bool {
        !site.isEmpty && render.isEmpty && findings.isEmpty && site.allSatisfy { $0.kind == .usage }
    }
}
