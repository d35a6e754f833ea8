import ArgumentParser
import Foundation
import VitrineConformance
import VitrineSite
import VitrineSupport

/// The output of commands: results on standard output, other messages on standard error.
enum CommandOutput {
    /// Writes a report to standard output.
    /// - Throws: exit status 3 if that fails.
    static func write(_ report: String) throws {
        do {
            try StandardStream.write(Array(report.utf8))
        } catch {
            say("error: cannot write to standard output")
            throw ExitCode(3)
        }
    }

    /// Writes a line to standard error.
    static func say(_ text: String) { StandardStream.say("\(text)\n") }
}

extension BuildFailure {
    /// Prints all problems.
    /// - Parameters:
    ///   - format: the output format. JSON is printed on standard output; text is printed on standard error, in the
    ///     form in which `vitrine check` prints findings.
    ///   - output: the output folder of the build, for JSON.
    ///   - end: the end of the last line of text, after the numbers of errors and warnings.
    /// - Returns: the exit status: 64 if all problems are wrong usage; 3 if the output could not be written, parts of a
    ///   site could not be used, or the program lacks something that it needs; otherwise 1.
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

    /// Whether all problems are about the command line or settings files.
    var isUsage: Bool {
        !site.isEmpty && render.isEmpty && findings.isEmpty && site.allSatisfy { $0.kind == .usage }
    }
}
