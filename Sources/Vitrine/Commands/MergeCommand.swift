import ArgumentParser
import Foundation
import VitrineSite

/// Merges the parts of a site.
struct MergeCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "merge", abstract: "Join the parts of a site that build --shard has made.",
            discussion: """
                The result is the same, byte for byte, as that of a build in one run. Use the same program, files and \
                options as for the parts. \
                Parts that are missing, duplicate, damaged or made from different inputs are listed as errors.

                Examples:
                  \(ProgramName.current) build --shard 1/4 --output parts/1      On one machine; 2/4, 3/4 and 4/4 on others.
                  \(ProgramName.current) merge parts/1 parts/2 parts/3 parts/4   All of them, in any order.
                  \(ProgramName.current) merge parts/* --costs costs.json        Also write rendering times, for the next --shard.

                Exit status: 0 no errors, 1 errors found (with --strict also warnings), 3 a part is missing or cannot be used, or \
                something could not be written, 64 wrong usage or settings.
                """)
    }

    @Argument(help: ArgumentHelp("The folders of all parts.", valueName: "part"))
    var parts: [String]
    @OptionGroup var siteOptions: SiteOptions
    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write.", valueName: "dir"))
    var output = "_site"
    @OptionGroup var pageOptions: PageOptions
    @Option(
        help: ArgumentHelp(
            "An earlier release (folder or manifest.sha256): write changes.html, and list its pages that no longer exist.",
            valueName: "release"))
    var since: String?
    @Flag(help: "Allow removing more than half of the pages.")
    var allowRemoval = false
    @Flag(
        inversion: .prefixedNo, help: "Wait until the new site is on the disk before it replaces the old one.")
    var sync = true
    @Option(help: ArgumentHelp("Where to write the rendering times of pages, for build --costs.", valueName: "file"))
    var costs: String?
    @OptionGroup var ruleOptions: RuleOptions
    @OptionGroup var coverageOptions: CoverageOptions
    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    func validate() throws {
        if pageOptions.only != nil { throw ValidationError("--only is not allowed with merge, which joins all pages") }
    }

    func run() async throws {
        let start = ContinuousClock.now
        let isClean: Bool
        var options = BuildOptions()
        options.output = output
        options.allowsRemoval = allowRemoval
        options.memory = PageMemory.file(for: output)
        options.isDurable = sync
        options.since = since
        pageOptions.apply(to: &options)
        ruleOptions.apply(to: &options)
        do throws(BuildFailure) {
            let site = try await siteOptions.load(Content.self)
            let report = try await site.merge(parts, options, costs: costs, progress: TextProgress())
            switch format {
            case .json: print(report.json(version: VitrineVersion.current))
            case .text: print(report.summary(ContinuousClock.now - start))
            }
            isClean =
                coverageOptions.areMet(by: report.coverage, end: "; the site was written") && !report.check.fails
        } catch {
            throw error.report(format, output: output)
        }
        if !isClean { throw ExitCode(1) }
    }
}
