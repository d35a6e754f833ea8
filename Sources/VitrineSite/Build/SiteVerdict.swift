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

    /// How far stories cover the gallery's own components and the values of their properties.
    package var coverage: Coverage

    /// Whether there are neither errors nor warnings that count as errors.
    package var passes: Bool { errors.isEmpty && !check.fails }
}
