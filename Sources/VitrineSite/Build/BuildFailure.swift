import VitrineComponents
import VitrineConformance

/// The reason why a build failed: all problems that were found.
package struct BuildFailure: Error, Sendable {
    /// Problems with configuration, data, themes and output.
    package var site: [SiteProblem]
    /// Problems with components and views.
    package var render: [RenderProblem]
    /// Problems with pages.
    package var check: CheckReport

    /// Creates a failure.
    package init(site: [SiteProblem] = [], render: [RenderProblem] = [], check: CheckReport = CheckReport()) {
        self.site = site
        self.render = render
        self.check = check
    }

    /// The findings of the rules about pages.
    package var findings: [Finding] { check.findings }

    /// Whether warnings count as errors, as requested by the options or `vitrine.yml`.
    package var isStrict: Bool { check.isStrict }

    /// The number of problems.
    package var count: Int { site.count + render.count + findings.count }

    /// The number of errors: all problems except warnings.
    package var errors: Int { count - check.warnings }

    /// All problems as messages: first those of the site, then those of components and views, then those of pages.
    package var lines: [String] {
        site.map(\.description) + render.map(\.description) + findings.map(\.description)
    }
}
