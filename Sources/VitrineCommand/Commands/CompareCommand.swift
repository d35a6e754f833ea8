import VitrineSupport
import ArgumentParser
import Foundation
import VitrineConformance
import VitrineMarkup
import VitrinePixels
import VitrineSnapshots

/// Reports the differences between two folders or files.
struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "List the differences between two folders or files of HTML, in sentences.",
        discussion: """
            Pages are compared as trees: invisible whitespace, comments, and the order of attributes and classes do \
            not count. Elements are matched by component, by id and by content, so a row that moved is one \
            change. Equal changes are one group. Pages are files ending in .html and .htm, read as browsers read HTML, \
            and in .xhtml, .xht and .svg, read as XML; other files are compared byte by byte. Stylesheets that differ are applied to the pages: the effect on each \
            component in light and dark mode, in print and at a width of 390 pixels is reported as a change of style.

            Examples:
              vitrine compare main/_site _site                  Two folders.
              vitrine compare old.html new.html                 Two pages.
              vitrine compare main/_site _site --report review  Write a review page: review/index.html.
              vitrine compare main/_site _site --report review.html
              vitrine compare main/_site _site --pixels --report review
              vitrine compare main/_site _site --format markdown --output comment.md
              vitrine compare main/_site _site --ignore 'blog/**' --ignore '*.json'
              vitrine compare main/_site _site --fail-on accessibility,data,markup
              vitrine compare main/_site _site --shard 1/4 --output parts/1   A part; 2/4, 3/4 and 4/4 on other machines.
              vitrine compare main/_site _site --merge parts/*                All parts: the result of one run.

            Exit status: 0 the same, 1 differences, 2 only added, removed or renamed files, 3 something could not be compared or \
            written, or a part is missing or cannot be used, 64 wrong usage, 70 an internal error. With --shard: 0 the part is written.
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, junit, github, markdown
    }

    @Argument(help: ArgumentHelp("The old folder or file.", valueName: "base"))
    var base: String
    @Argument(help: ArgumentHelp("The new folder or file.", valueName: "head"))
    var head: String
    @Option(help: "How to print the comparison.")
    var format = Format.text
    @Option(
        name: .shortAndLong, help: ArgumentHelp("Write the comparison, or a part of it, to a file.", valueName: "file"))
    var output: String?
    @Option(
        help: ArgumentHelp(
            "Compare only a part of the pages, such as 2/4; --merge joins all parts. (default output: part-2-of-4)",
            valueName: "k/n"),
        transform: Shard.init(argument:))
    var shard: Shard?
    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp("Join the parts that --shard has made.", valueName: "part"))
    var merge: [String] = []
    @Option(
        help: ArgumentHelp(
            "Write a review page with before and after side by side: a folder, or one file ending in .html.",
            valueName: "path"))
    var report: String?
    @Option(
        help: ArgumentHelp("The URL of the review page, for the link in Markdown.", valueName: "url"))
    var reportAddress: String?
    @Option(
        help: ArgumentHelp(
            "Add the comparison in Markdown to a file, such as $GITHUB_STEP_SUMMARY.", valueName: "file"))
    var summary: String?
    @Option(help: SyntaxChoice.help)
    var syntax: SyntaxChoice?
    @Option(help: ArgumentHelp("Ignore files that match; repeatable.", valueName: "glob"))
    var ignore: [String] = []
    @Option(
        help: ArgumentHelp(
            "Layers whose changes fail the comparison: accessibility, data, markup, style, separated by commas, or "
                + "none. (default: all)",
            valueName: "layers"),
        transform: FailingLayers.init(_:))
    var failOn: FailingLayers = .all
    @OptionGroup var pixelOptions: PixelOptions
    @Flag(help: "List all groups.")
    var all = false
    @Flag(help: "Show no progress.")
    var quiet = false
    @Option(help: ArgumentHelp("How many pages are compared at the same time. (default: one per core)", valueName: "n"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
        if ignore.contains("") { throw ValidationError("--ignore must not be empty") }
        guard shard != nil else { return }
        if !merge.isEmpty { throw ValidationError("--shard and --merge cannot be used together") }
        if format != .text || report != nil || summary != nil || pixelOptions.pixels {
            throw ValidationError(
                "--shard writes a part and no report; --format, --report, --summary and --pixels are for --merge")
        }
    }

    func run() async throws {
        let progress = ProgressLine("Compared", on: quiet ? .nowhere : .terminal)
        var comparison: SiteComparison
        do {
            progress.start(total: 0)
            defer { progress.finish() }
            let jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
            let advance = { @Sendable (_: Int, total: Int) in progress.advance(of: total) }
            if let shard {
                let made = try await SiteComparison.compare(
                    base, head, shard, jobs: jobs, syntax: syntax, ignoring: ignore, progress: advance)
                progress.finish()
                return try write(made.part, made.report)
            }
            comparison =
                merge.isEmpty
                ? try await .compare(base, head, jobs: jobs, syntax: syntax, ignoring: ignore, progress: advance)
                : try await .merge(
                    merge, base, head, jobs: jobs, syntax: syntax, ignoring: ignore, progress: advance)
        } catch let problem as ComparisonProblem {
            // It is not wrong usage if the system does not let the program examine a file or folder.
            let isUsage = if case .entry = problem.kind { false } else { true }
            throw fail("error: \(problem.sentence)\n", status: isUsage ? 64 : 3)
        } catch let problems as PartFileProblems {
            throw fail(problems.all.map { "\($0)\n" }.joined(), status: 3)
        }
        comparison.failing = failOn.layers
        var isDrawn = true
        do throws(PixelProblem) {
            try pixelOptions.draw(
                &comparison, base, head, progress: ProgressLine("Drew", on: quiet ? .nowhere : .terminal))
        } catch {
            // If no pictures can be taken, the comparison is still reported, and the exit status is 3.
            complain("error: \(error)\n")
            isDrawn = false
        }
        for pattern in comparison.unusedPatterns { complain("warning: --ignore \(pattern) matches no file\n") }
        do throws(CommandProblem) {
            let markdown = { ComparisonMarkdown.text(comparison, reviewAddress: reportAddress) }
            if let summary { try ReportFile.append(Array(markdown().utf8), to: summary) }
            let text = format == .markdown ? markdown() : text(comparison)
            if let output {
                try ReportFile.write(Array(text.utf8), to: output)
                print(ComparisonText.summary(comparison))
            } else {
                try ReportFile.print(Array(text.utf8))
            }
            try writeReport(comparison)
        } catch {
            throw fail("\(error)\n", status: error.status)
        }
        if !isDrawn { throw ExitCode(3) }
        if comparison.status != 0 { throw ExitCode(comparison.status) }
    }

    private func write(_ part: PartFile, _ report: SiteComparison.PartReport) throws {
        let path = output ?? "part-\(part.shard.number)-of-\(part.shard.count)"
        do throws(FileProblem) {
            try part.write(to: path)
        } catch {
            throw fail("\(path): error: cannot be written: \(error.reason)\n", status: 3)
        }
        let all = Count.of(report.allPages, "page", "pages")
        print("part \(part.shard) with \(Count.grouped(report.pages)) of \(all) in \(path)")
    }

    private func writeReport(_ comparison: SiteComparison) throws(CommandProblem) {
        guard let report else { return }
        var review = Review(comparison, base: base, head: head)
        review.title = "\(name(base)) and \(name(head))"
        do throws(ReviewProblem) {
            try review.write(to: report)
        } catch {
            throw .review("\(error)", isDefect: error.isDefect)
        }
    }

    /// The last two components of a path. Reports are shared with others, so they must not contain full paths of this
    /// machine.
    private func name(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return parts.suffix(2).joined(separator: "/")
    }

    private func text(_ comparison: SiteComparison) -> String {
        switch format {
        case .text: ComparisonText.text(comparison, all: all)
        case .json: ComparisonJSON.text(comparison)
        case .junit: ComparisonJUnit.text(comparison)
        case .github: ComparisonGitHub.text(comparison)
        case .markdown: ComparisonMarkdown.text(comparison)
        }
    }

    private func complain(_ text: String) { StandardStream.say(text) }

    private func fail(_ text: String, status: Int32) -> ExitCode {
        complain(text)
        return ExitCode(status)
    }
}
