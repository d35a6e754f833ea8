import VitrineComponents
import VitrineConformance

/// The result of checking a site.
package struct SiteVerdict: Sendable {
    /// The findings of the rules about its pages and the links between them.
    package var check: CheckReport
    /// Errors of components and views that leave something out of a page.
    package var errors: [RenderProblem]
    /// Remarks that do not fail a check.
    package var remarks: [BuildRemark]

    /// Which of the gallery's own components and values have stories.
    package var coverage: Coverage

    /// Whether nothing fails the check.
    package var passes: Bool { errors.isEmpty && !check.fails }
}
