import ArgumentParser
import Foundation
import VitrineSnapshots

/// Says what differs between two folders or files.
struct CompareCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compare",
        abstract: "Say what differs between two folders or files of HTML, in sentences.",
        discussion: """
            Pages are compared as trees: the order of attributes and classes, white space that nobody sees and comments do \
            not count. Elements are told apart by component, by id, and by what is in them, so a row that moved is one \
            change. Equal changes are one group.

            Examples:
              vitrine compare main/_site _site
              vitrine compare old.html new.html
              vitrine compare main/_site _site --format markdown --output comment.md

            Exit status: 0 the same, 1 differences, 2 only files that came or went, 3 something could not be compared, \
            64 wrong usage.
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
    @Option(help: ArgumentHelp("Add the comparison in Markdown to a file, as $GITHUB_STEP_SUMMARY.", valueName: "file"))
    var summary: String?
    @Flag(help: "List every group, however many there are.")
    var all = false
    @Option(help: ArgumentHelp("Pages to work on at once. (default: one per core)", valueName: "n"))
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    }

    func run() async throws {
        let comparison: SiteComparison
        do throws(ComparisonProblem) {
            comparison = try await SiteComparison.compare(
                base, head, jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
        } catch {
            throw ValidationError(error.sentence)
        }
        do throws(CommandProblem) {
            if let summary { try ReportFile.append(Array(ComparisonMarkdown.text(comparison).utf8), to: summary) }
            let text = text(comparison)
            if let output {
                try ReportFile.write(Array(text.utf8), to: output)
                print(ComparisonText.summary(comparison))
            } else {
                FileHandle.standardOutput.write(Data(text.utf8))
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            throw ExitCode(3)
        }
        if comparison.status != 0 { throw ExitCode(comparison.status) }
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
}
