import ArgumentParser
import VitrineSupport

/// The root command of a gallery's program.
struct GalleryCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: ProgramName.current,
            abstract: "Build the gallery's pages.",
            discussion: """
                Examples:
                  \(ProgramName.current) build                          Write the site to _site/.
                  \(ProgramName.current) dev --open                     Serve it while you work on it.
                  \(ProgramName.current) build --theme paper            With another theme.
                  \(ProgramName.current) build --locale de --locale ar  Also in German and Arabic, in de/ and ar/.
                  \(ProgramName.current) build --only 'components/*'    Only some pages.
                  \(ProgramName.current) check                          Check every page; write nothing.
                  \(ProgramName.current) strings --locale de            Texts without a German translation.
                  \(ProgramName.current) list --format json             The contents, for programs.
                  \(ProgramName.current) snapshot check                 What differs from the snapshots in git.

                Exit status: 0 no errors, 1 errors or differences found, 2 only missing snapshots or snapshots \
                without a story, 3 something could not be read or written, 64 wrong usage or settings, 70 an internal \
                error.
                """,
            version: VitrineVersion.current,
            subcommands: [
                BuildCommand<Content>.self, MergeCommand<Content>.self, DevCommand<Content>.self,
                CheckCommand<Content>.self,
                ListCommand<Content>.self,
                StringsCommand<Content>.self, SnapshotCommand<Content>.self,
            ],
            defaultSubcommand: nil)
    }
}
