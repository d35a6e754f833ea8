import VitrineComponents
import VitrineConformance

/// Why a build failed: everything that was wrong.
package struct BuildFailure: Error, Sendable {
    /// Configuration, data, themes and output.
    package var site: [SiteProblem]
    /// Components and views.
    package var render: [RenderProblem]
    /// Pages.
    package var check: CheckReport

    /// Creates a failure.
    package init(site: [SiteProblem] = [], render: [RenderProblem] = [], check: CheckReport = CheckReport()) {
        self.site = site
        self.render = render
        self.check = check
    }

    /// What the rules say about pages.
    package var findings: [Finding] { check.findings }

    /// Whether warnings failed as errors do, as the options or `vitrine.yml` ask.
    package var isStrict: Bool { check.isStrict }

    /// The number of problems.
    package var count: Int { site.count + render.count + findings.count }

    /// The number of problems that are no advice.
    package var errors: Int { count - check.warnings }

    /// All problems, one line each.
    package var lines: [String] {
        site.map(\.description) + render.map(\.description) + findings.map(\.description)
    }
}
