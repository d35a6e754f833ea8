import VitrineComponents
import VitrineConformance

/// The result of checking a site.
package struct SiteVerdict: Sendable {
    /// The findings of the rules about pages, links and stylesheets, and the remarks as findings.
    package var check: CheckReport
    /// Errors of components and views.
    package var errors: [RenderProblem]
    /// The remarks; ``check`` also lists them as warnings, except those that exceptions cover.
    package var remarks: [BuildRemark]

    /// Which of the gallery's own components and values have stories.
    package var coverage: Coverage

    /// Whether nothing fails the check.
    package var passes: Bool { errors.isEmpty && !check.fails }
}
