import ArgumentParser
import VitrineSite

/// Lists the contents of the gallery.
struct ListCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: "List sections, components, stories and guides without rendering them.",
            discussion: """
                Examples:
                  \(ProgramName.current) list                  Tables for people.
                  \(ProgramName.current) list --format json    One object for programs.

                Exit status: 0 listed, 1 errors in the data or the code of the gallery, 64 wrong usage or settings.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
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
            print(format == .json ? listing.json : listing.text)
        } catch {
            throw error.report(format, output: "", end: "")
        }
    }
}
