import ArgumentParser
import VitrineSupport

/// The options of the commands that create a package.
struct ProjectOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder of Vitrine, or the URL of its repository. "
                + "(default: the checkout that this program was built in)",
            valueName: "path|url"))
    var vitrine: String?

    /// Returns the source of Vitrine, for the manifest of the new package.
    /// - Parameter folder: the folder of the new package.
    /// - Throws: ``CommandProblem`` if no source is found, or if `--vitrine` is a folder without a package.
    func source(from folder: String) throws(CommandProblem) -> VitrineSource {
        guard let text = vitrine ?? VitrineSource.own() else { throw .noVitrine }
        if vitrine != nil, !text.contains("://"), !text.hasPrefix("git@"), !FileStatus.isFile("\(text)/Package.swift") {
            throw .noPackage(text)
        }
        return VitrineSource(text, from: folder)
    }

    /// Returns what to do after a package was written to a folder.
    static func nextSteps(for project: ProjectName, in folder: String, with source: VitrineSource) -> String {
        let steps = """
            \(folder)/ was written. Show the gallery in the browser:
              cd \(ShellText.word(folder))
              swift run \(project.type)Gallery dev --open
            """
        guard source.isFolder else { return steps }
        return steps + """

            CI does not have this copy of Vitrine. Before you push, replace its path in \(folder)/Package.swift:
              .package(url: "https://…", branch: "main")
            """
    }

    /// Runs a command. If it throws a problem, prints the problem and throws its exit status.
    static func reporting(_ work: () throws(CommandProblem) -> Void) throws {
        do throws(CommandProblem) {
            try work()
        } catch {
            StandardStream.say("\(error)\n")
            throw ExitCode(error.status)
        }
    }
}
