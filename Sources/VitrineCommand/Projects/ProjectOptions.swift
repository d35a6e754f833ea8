import ArgumentParser
import VitrineSupport

/// What the commands ask that make a package.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder or address of Vitrine. (default: the checkout that this program was built in)",
            valueName: "path|url"))
    var vitrine: String?

    /// Where Vitrine comes from, as seen from the folder of the new package.
    func source(from folder: String) throws(CommandProblem) -> VitrineSource {
        guard let text = vitrine ?? VitrineSource.own() else { throw .noVitrine }
        if vitrine != nil, !text.contains("://"), !text.hasPrefix("git@"), !FileStatus.isFile("\(text)/Package.swift") {
            throw .noPackage(text)
        }
        return VitrineSource(text, from: folder)
    }

    /// Prints the problem, and ends with the status that shows who has to act.
    static func reporting(_ work: () throws(CommandProblem) -> Void) throws {
        do throws(CommandProblem) {
            try work()
        } catch {
            StandardStream.say("\(error)\n")
            throw ExitCode(error.status)
        }
    }
}
