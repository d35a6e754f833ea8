import VitrineSupport
import ArgumentParser
import Foundation
import VitrineConformance
import VitrineSite

/// Writes the site or, with `--shard`, a part of it.
struct BuildCommand<Content: Gallery>: AsyncParsableCommand {
    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: "build", abstract: "Render, check and write the site.",
            discussion: """
                Every page is checked before it is written. The new site replaces the old one in one step; if \
                a page has errors, the old one stays as it is. Coverage that is too low and, with --strict, warnings \
                about the build itself fail the build only after the new site is written.

                Examples:
                  \(ProgramName.current) build                              Write the site to _site/.
                  \(ProgramName.current) build --strict                     Fail on warnings too.
                  \(ProgramName.current) build --theme paper --output out   Another theme, another folder.
                  \(ProgramName.current) build --only Badge                 The page and the stories of a component.
                  \(ProgramName.current) build --keep-invalid bad           Write pages with errors to bad/.
                  \(ProgramName.current) build --since release/             List pages of a release that no longer exist.

                Exit status: 0 no errors, 1 errors found (with --strict also warnings) or coverage too low, 3 something \
                could not be read or written, 64 wrong usage or settings.
                """)
    }

    @OptionGroup var siteOptions: SiteOptions
    @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write. (default: _site)", valueName: "dir"))
    var output: String?
    @OptionGroup var shardOptions: ShardOptions
    @OptionGroup var pageOptions: PageOptions
    @Flag(help: "Render every page, even those that have not changed since the last build.")
    var fresh = false
    @Option(
        help: ArgumentHelp(
            "An earlier release (folder or manifest.sha256): write changes.html, and list its pages that no longer exist.",
            valueName: "release"))
    var since: String?
    @Flag(help: "Allow removing more than half of the pages.")
    var allowRemoval = false
    @Option(
        help: ArgumentHelp("Where to write pages with errors.", valueName: "dir"))
    var keepInvalid: String?
    @Flag(
        inversion: .prefixedNo,
        help: ArgumentHelp(
            "Wait until the new site is on the disk before it replaces the old one.",
            discussion:
                "--no-sync is faster, but the site may be damaged after a power failure."))
    var sync = true
    @OptionGroup var ruleOptions: RuleOptions
    @OptionGroup var coverageOptions: CoverageOptions
    @Option(help: "How to print the result.")
    var format = OutputFormat.text

    func validate() throws {
        if since != nil, pageOptions.only != nil {
            throw ValidationError("--since compares all pages; remove --only")
        }
        guard shardOptions.shard != nil else { return }
        if pageOptions.only != nil { throw ValidationError("--shard and --only cannot be used together") }
        if format != .text || coverageOptions.requireCoverage != nil {
            throw ValidationError(
                "--shard writes a part and no report; --format and --require-coverage are for merge")
        }
    }

    func run() async throws {
        let start = ContinuousClock.now
        let isClean: Bool
        var options = BuildOptions()
        let output = output ?? shardOptions.shard.map { "part-\($0.number)-of-\($0.count)" } ?? "_site"
        options.output = output
        options.keepInvalid = keepInvalid
        options.allowsRemoval = allowRemoval
        options.since = since
        options.memory = fresh ? nil : PageMemory.file(for: output)
        options.isDurable = sync
        pageOptions.apply(to: &options)
        ruleOptions.apply(to: &options)
        do throws(BuildFailure) {
            let site = try await siteOptions.load(Content.self)
            if let shard = shardOptions.shard {
                options.memory = nil
                let report = try await site.build(shard, options, costs: shardOptions.costs, progress: TextProgress())
                return print(report.summary(ContinuousClock.now - start))
            }
            let report = try await site.build(options, progress: TextProgress())
            switch format {
            case .json: print(report.json(version: VitrineVersion.current))
            case .text: print(report.summary(ContinuousClock.now - start))
            }
            // Errors, and with --strict warnings about pages, have already ended the command. Too little coverage and,
            // with --strict, warnings about the build itself, such as its duration, fail it only here, after the site
            // is written.
            let end = "; the site was written"
            isClean = coverageOptions.areMet(by: report.coverage, end: end) && !report.check.fails
        } catch {
            throw error.report(format, output: output)
        }
        if !isClean { throw ExitCode(1) }
    }
}
