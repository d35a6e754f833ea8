import ArgumentParser
import VitrineSite

/// Says what there is.
struct ListCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "list", abstract: "List sections, components and stories without rendering them.")
    }

    @OptionGroup var siteOptions: SiteOptions
    @Option(help: "How to print the list.")
    var format = OutputFormat.text

    func run() async throws {
        do throws(BuildFailure) {
            let listing = SiteListing(try await siteOptions.load(Content.self))
            print(format == .json ? listing.json : listing.text)
        } catch {
            throw error.report(format, output: "")
        }
    }
}
