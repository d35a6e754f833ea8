import VitrineComponents
import VitrineConformance

// Failures of a build as findings, so that all report formats can contain them.
extension BuildFailure {
    /// A report with all problems as findings, after the findings about pages.
    package var asReport: CheckReport {
        var report = check
        report.add(site)
        report.add(render)
        return report
    }
}

extension CheckReport {
    /// Adds problems with configuration, data, themes and output, as findings of the rule `site-file`.
    package mutating func add(_ problems: [SiteProblem]) {
        for problem in problems {
            add(
                Finding(
                    path: problem.file ?? "", line: problem.line ?? 0, column: problem.line == nil ? 0 : 1,
                    rule: Rule.siteFile.id, message: problem.message))
        }
        if !problems.isEmpty { userRules.append(.siteFile) }
    }

    /// Adds errors of components and views, as findings of the rule `component-not-rendered`.
    package mutating func add(_ problems: [RenderProblem]) {
        for problem in problems {
            add(
                Finding(
                    path: "", rule: Rule.componentNotRendered.id, message: problem.error.description,
                    component: problem.component, instance: problem.instance, source: problem.place?.description))
        }
        if !problems.isEmpty { userRules.append(.componentNotRendered) }
    }
}

extension Rule {
    static let siteFile = Rule(
        "site-file", .error, "Every file of the site must be readable and valid",
        because: "Without it no page can be rendered, so nothing else was checked.", reference: nil, wrong: [],
        right: [])
    static let componentNotRendered = Rule(
        "component-not-rendered", .error, "Every component must be rendered without errors",
        because: "A component that cannot be rendered is missing from its pages, so it was not checked.",
        reference: nil, wrong: [], right: [])
}
