import VitrineSupport
import ArgumentParser
import Foundation
import VitrineConformance
import VitrineMarkup
import VitrinePixels
import VitrineSnapshots

/// Says what differs between two folders or files.
struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Say what differs between two folders or files of HTML, in sentences.",
        discussion: """
            Pages are compared as trees: the order of attributes and classes, white space that nobody sees and comments do \
            not count. Elements are told apart by component, by id, and by what is in them, so a row that moved is one \
            change. Equal changes are one group. Pages are files ending in .html and .htm, read as browsers read HTML, \
            and in .xhtml, .xht and .svg, read as XML; of other files it is said whether their bytes differ. Style sheets that differ are applied to the pages: what \
            that does to which component, in light, dark, print and at 390 pixels, is a change of style.

            Examples:
              vitrine compare main/_site _site                  Two folders.
              vitrine compare old.html new.html                 Two pages.
              vitrine compare main/_site _site --report review  Write a page to look at: review/index.html.
              vitrine compare main/_site _site --report review.html
              vitrine compare main/_site _site --pixels --report review
              vitrine compare main/_site _site --format markdown --output comment.md
              vitrine compare main/_site _site --ignore 'blog/**' --ignore '*.json'
              vitrine compare main/_site _site --fail-on accessibility,data,markup

            Exit status: 0 the same, 1 differences, 2 only files that came or went, 3 something could not be compared or \
            written, 64 wrong usage, 70 a defect of vitrine.
            """)

    /// How the comparison is printed.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case text, json, junit, github, markdown
    }

    @Argument(help: ArgumentHelp("The folder or file as it was.", valueName: "base"))
    var base: String
    @Argument(help: ArgumentHelp("The folder or file as it is.", valueName: "head"))
    var head: String
    @Option(help: "How to print the comparison.")
    var format = Format.text
    @Option(name: .shortAndLong, help: ArgumentHelp("Write the comparison to a file.", valueName: "file"))
    var output: String?
    @Option(
        help: ArgumentHelp(
            "Write a review page with before and after side by side: a folder, or one file ending in .html.",
            valueName: "path"))
    var report: String?
    @Option(
        help: ArgumentHelp("Where the review page will be found, for the link in Markdown.", valueName: "url"))
    var reportAddress: String?
    @Option(help: ArgumentHelp("Add the comparison in Markdown to a file, as $GITHUB_STEP_SUMMARY.", valueName: "file"))
    var summary: String?
    @Option(help: SyntaxChoice.help)
    var syntax: SyntaxChoice?
    @Option(help: ArgumentHelp("Leave out files that match; repeatable.", valueName: "glob"))
    var ignore: [String] = []
    @Option(
        help: ArgumentHelp(
            "Layers that fail the comparison: accessibility, data, markup, style, with commas between. (default: all)",
            valueName: "layers"),
        transform: FailingLayers.init(_:))
    var failOn: FailingLayers = .all
    @OptionGroup var pixelOptions: PixelOptions
    @Flag(help: "List every group, however many there are.")
    var all = false
    @Flag(help: "Show no progress.")
    var quiet = false
    @Option(help: ArgumentHelp("Pages to work on at once. (default: one per core)", valueName: "n"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
        if ignore.contains("") { throw ValidationError("--ignore must not be empty") }
    }

    func run() async throws {
        let progress = ProgressLine("Compared", on: quiet ? .nowhere : .terminal)
        var comparison: SiteComparison
        do throws(ComparisonProblem) {
            progress.start(total: 0)
            comparison = try await SiteComparison.compare(
                base, head, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, syntax: syntax,
                ignoring: ignore
            ) { _, total in progress.advance(of: total) }
            progress.finish()
        } catch {
            progress.finish()
            throw fail("error: \(error.sentence)\n", status: 64)
        }
        comparison.failing = failOn.layers
        var isDrawn = true
        do throws(PixelProblem) {
            try pixelOptions.draw(
                &comparison, base, head, progress: ProgressLine("Drew", on: quiet ? .nowhere : .terminal))
        } catch {
            // The sentences are there without a browser; the status says that something is missing.
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

    /// The last part of a path: names of machines have no place in a report that others read.
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
