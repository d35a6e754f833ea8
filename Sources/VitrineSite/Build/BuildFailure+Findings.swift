import VitrineComponents
import VitrineConformance

// What keeps a page from being rendered, in the formats that programs read.
extension BuildFailure {
    /// A report with everything that was wrong as findings, after those about pages.
    package var asReport: CheckReport {
        var report = check
        report.add(site)
        report.add(render)
        return report
    }
}

extension CheckReport {
    /// Adds files that cannot be used, as findings of the rule `site-file`.
    package mutating func add(_ problems: [SiteProblem]) {
        for problem in problems {
            add(
                Finding(
                    path: problem.file ?? "", line: problem.line ?? 0, column: problem.line == nil ? 0 : 1,
                    rule: Rule.siteFile.id, message: problem.message))
        }
        if !problems.isEmpty { userRules.append(.siteFile) }
    }

    /// Adds components that are not shown, as findings of the rule `component-not-rendered`.
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
    /// A file of the site cannot be used.
    static let siteFile = Rule(
        "site-file", .error, "Every file of the site can be read and used",
        because: "Without it no page can be rendered, so nothing else was judged.", reference: nil, wrong: [],
        right: [])
    /// A component is not shown.
    static let componentNotRendered = Rule(
        "component-not-rendered", .error, "Every component can be rendered",
        because: "A component that throws is missing on its pages, and what is missing was not judged.", reference: nil,
        wrong: [], right: [])
}
