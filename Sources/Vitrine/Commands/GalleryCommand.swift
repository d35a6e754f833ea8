import ArgumentParser
import Foundation
import VitrineConformance
import VitrineSite

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
                  gallery check                          A verdict on every page, nothing written.
                  gallery strings --locale de            Texts that have no German words.
                  gallery list --format json             What there is, for programs.
                  gallery snapshot check                 What differs from the snapshots in git.

                Exit status: 0 all is well, 1 errors found, 3 the output could not be written, 64 wrong usage.
                """,
            version: VitrineVersion.current,
            subcommands: [
                BuildCommand<Content>.self, CheckCommand<Content>.self, ListCommand<Content>.self,
                StringsCommand<Content>.self, SnapshotCommand<Content>.self,
            ],
            defaultSubcommand: nil)
    }
}

/// How a command prints what it has to say.
enum OutputFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json
}

/// What every command needs.
struct SiteOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder with vitrine.yml, data, templates, assets and themes.",
            discussion: "Without it: this folder, or site/ when that has a vitrine.yml and this folder has not.",
            valueName: "dir"))
    var site: String?

    /// Reads the configuration and asks the gallery for its content.
    func load<Content: Gallery>(_ type: Content.Type) throws(BuildFailure) -> Site {
        let folder = try siteFolder()
        do {
            let configuration = try SiteConfiguration(folder: folder)
            let gallery = Content()
            var registry = Registry()
            try gallery.register(in: &registry)
            let sections = try gallery.sections(in: folder)
            return Site(
                sections: sections, registry: registry, folder: folder, configuration: configuration, taps: gallery.taps
            )
        } catch let problems as SiteProblems {
            throw BuildFailure(site: problems.all)
        } catch let problem as SiteProblem {
            throw BuildFailure(site: [problem])
        } catch {
            throw BuildFailure(site: [SiteProblem(.content, "\(error)")])
        }
    }
}

extension BuildFailure {
    /// Prints everything that was wrong and gives the exit status that tells who has to act.
    func report(_ format: OutputFormat, output: String, end: String = "; nothing was written") -> ExitCode {
        switch format {
        case .json: print(json(version: VitrineVersion.current, output: output))
        case .text:
            let found = CheckReport(version: VitrineVersion.current, pages: [], findings: findings)
            var counts = [Count.of(errors, "error", "errors")]
            if count > errors { counts.append(Count.of(count - errors, "warning", "warnings")) }
            let text =
                (site.map(\.description) + render).map { $0 + "\n" }.joined()
                + TextReport(found, hasSummary: false).text + "\(counts.joined(separator: " and "))\(end).\n"
            StandardStream.say(text)
        }
        if site.contains(where: { $0.kind == .output }) { return ExitCode(3) }
        return site.isEmpty || site.contains { $0.kind != .usage } || !render.isEmpty ? ExitCode(1) : ExitCode(64)
    }
}
