import ArgumentParser
import Foundation
import VitrineSite

/// The options of `build`, `merge` and `check` that determine which pages are rendered, and how.
struct PageOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The name or the folder of a theme.", valueName: "name|dir"))
    var theme: String?
    @Option(
        help: ArgumentHelp(
            "Also render the site in this language, in a folder of its own; repeatable.",
            discussion: "By default, the locales of vitrine.yml are rendered.", valueName: "tag"))
    var locale: [String] = []
    @Option(
        help: ArgumentHelp(
            "Only pages whose path matches, or those of a component; * matches within a folder, ** across folders.",
            valueName: "glob|component"))
    var only: String?
    @Option(help: ArgumentHelp("How many pages are rendered at the same time. (default: one per core)", valueName: "n"))
    var jobs: Int?

    @Flag(help: "Print each page before it is rendered; with --jobs 1 the last one printed is the one that crashes.")
    var trace = false

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs must be 1 or more") }
    }

    func apply(to options: inout BuildOptions) {
        options.theme = theme
        options.locales = locale
        options.only = only
        options.isTraced = trace
        options.jobs = jobs ?? ProcessInfo.processInfo.activeProcessorCount
    }
}
