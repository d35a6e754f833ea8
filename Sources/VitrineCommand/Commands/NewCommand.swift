import ArgumentParser
import VitrineSupport

/// Creates a package with a gallery.
struct NewCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "new",
        abstract: "Make a Swift package with a gallery: components, data, a test, and workflows for CI.",
        discussion: """
            Examples:
              vitrine new Shop                             A package in Shop/, with the checkout of Vitrine
                                                           that this program was built in.
              vitrine new Shop --vitrine ../vitrine        With a copy of Vitrine in a folder.
              vitrine new Shop --vitrine https://…/v.git   With Vitrine from a repository.

            Exit status: 0 the package was written, 3 it could not be written, 64 wrong usage, the folder has other \
            files, or Vitrine was not found.
            """)

    @Argument(help: ArgumentHelp("The name of the package, and of its folder.", valueName: "name"))
    var name: String
    @OptionGroup var options: ProjectOptions

    func run() throws {
        try ProjectOptions.reporting { () throws(CommandProblem) in
            guard let project = ProjectName(name.split(separator: "/").last.map(String.init) ?? name) else {
                throw .noProjectName(name)
            }
            guard !project.isTaken else { throw .takenProjectName(project.type) }
            let source = try options.source(from: name)
            try Project(project, source: source).write(to: name)
            print(ProjectOptions.nextSteps(for: project, in: name, with: source))
        }
    }
}
