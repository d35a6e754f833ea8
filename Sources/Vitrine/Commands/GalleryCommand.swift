import ArgumentParser
import Foundation
import VitrineSupport

/// The commands of a gallery's program.
struct GalleryCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: URL(fileURLWithPath: CommandLine.arguments.first ?? "gallery").lastPathComponent,
            abstract: "Builds the gallery's pages.",
            discussion: """
                Examples:
                  gallery build                          Write the site to _site/.
                  gallery build --theme paper            With another theme.
                  gallery build --locale de --locale ar  In further languages too, in de/ and ar/.
                  gallery build --only 'components/*'    Only some pages.
                  gallery check                          Judge every page; write nothing.
                  gallery strings --locale de            Texts that have no German words.
                  gallery list --format json             What there is, for programs.
                  gallery snapshot check                 What differs from the snapshots in git.

                Exit status: 0 no errors, 1 errors found, 3 the output could not be written, 64 wrong usage.
                """,
            version: VitrineVersion.current,
            subcommands: [
                BuildCommand<Content>.self, CheckCommand<Content>.self, ListCommand<Content>.self,
                StringsCommand<Content>.self, SnapshotCommand<Content>.self,
            ],
            defaultSubcommand: nil)
    }
}
