import VitrineSupport
import ArgumentParser
import VitrineConformance

/// The program `vitrine`, which works on any folder of HTML without a Swift project.
@main struct VitrineProgram: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Checks and compares folders of HTML.",
        discussion: """
            Examples:
              vitrine check _site                    Every page of a folder, and the links between them.
              vitrine check --explain broken-link    Explain a rule.
              vitrine compare old/ new/              The differences of two folders, in sentences.
              vitrine tree index.html                How a browser reads a page.
              vitrine new Shop                       A Swift package with a gallery.
              vitrine style index.html h1            The computed style of elements, and where it comes from.

            Exit status: 0 no errors, 1 errors or differences found, 2 only added, removed or renamed files, 3 the check is incomplete, 64 wrong usage, 70 an internal error.
            """,
        version: VitrineVersion.current,
        subcommands: [
            CheckCommand.self, CompareCommand.self, TreeCommand.self, StyleCommand.self,
            NewCommand.self, InitCommand.self,
        ])
}
