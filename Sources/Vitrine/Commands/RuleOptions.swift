import ArgumentParser
import VitrineConformance
import VitrineSite
import VitrineSupport

/// The options of `build`, `merge` and `check` for the rules that pages are checked against.
struct RuleOptions: ParsableArguments {
    @Option(help: ArgumentHelp("A file of your own rules in YAML; repeatable.", valueName: "file"))
    var rules: [String] = []
    @Option(
        help: ArgumentHelp(
            "Ignore findings of a rule, on all or on matching pages; repeatable.", valueName: "rule[:glob]"))
    var ignore: [String] = []
    @Flag(help: "Fail on warnings too.")
    var strict = false

    func validate() throws {
        for text in ignore where Ignore(text) == nil {
            throw ValidationError("--ignore must be RULE or RULE:GLOB, found \(quoted(text))")
        }
    }

    func apply(to options: inout BuildOptions) {
        options.rules = rules
        options.ignores = ignore.compactMap { Ignore($0) }
        options.isStrict = strict
    }
}
