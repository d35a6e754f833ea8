import ArgumentParser
import VitrineSite

struct ListCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: "List sections, components, guides and stories without rendering them.",
            discussion: """
                Examples:
                  \(ProgramName.current) list                  Tables of sections, components and guides.
                  \(ProgramName.current) list --stories        The same, and a table of all stories.
                  \(ProgramName.current) list --format json    One object for programs, with all stories.

                Exit status: 0 listed, 1 errors in the data or the code of the gallery, 64 wrong usage or settings.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Flag(help: "Also list every story; the format json always contains them.")
    var stories = false
    @Option(help: "How to print the list.")
    var format = OutputFormat.text

    func run() async throws {
        do throws(BuildFailure) {
            let site = try await siteOptions.load(Content.self)
            let listing: SiteListing
            do throws(SiteProblems) {
                listing = try SiteListing(site)
            } catch {
                throw BuildFailure(site: error.all)
            }
            print(format == .json ? listing.json : listing.text(withStories: stories))
        } catch {
            throw error.report(format, output: "", end: "")
        }
    }
}
