import ArgumentParser
import VitrineSite
import VitrineSupport

/// The option of `build`, `merge` and `check` for the required coverage of components by stories.
struct CoverageOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Fail when the stories cover less than this percentage of the gallery's components.",
            discussion: """
                Coverage counts the components that have a story, and the values of Bool and CaseIterable properties that \
                stories show.
                """,
            valueName: "percent"))
    var requireCoverage: Int?

    /// The maximum number of lines to print about what no story shows; the site's coverage page has all of them.
    private static let lines = 20

    func validate() throws {
        if let requireCoverage, !(0...100).contains(requireCoverage) {
            throw ValidationError("--require-coverage must be a whole number from 0 to 100")
        }
    }

    /// Returns whether the required coverage is reached. If it is not, prints on standard error what no story shows.
    /// - Parameter end: the end of the last line, after the sentence about coverage.
    func areMet(by coverage: Coverage, end: String = "") -> Bool {
        guard let requireCoverage, coverage.percent < requireCoverage else { return true }
        for line in coverage.missing.prefix(Self.lines) { CommandOutput.say(line) }
        let more = coverage.missing.count - Self.lines
        if more > 0 { CommandOutput.say("and \(more) more; build lists all of them in coverage.html") }
        let components =
            "\(coverage.shownComponents) of \(Count.of(coverage.components, "component has", "components have")) a story"
        let values =
            "\(coverage.shownValues) of \(Count.of(coverage.values, "property value is", "property values are")) shown in a story"
        CommandOutput.say(
            "error: coverage is \(coverage.percent)%, less than the required \(requireCoverage)%: \(components), and "
                + values + end)
        return false
    }
}
