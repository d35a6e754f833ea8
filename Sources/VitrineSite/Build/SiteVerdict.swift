import VitrineComponents
import VitrineConformance

/// What a check says about a site.
package struct SiteVerdict: Sendable {
    /// What the rules say about its pages and the links between them.
    package var check: CheckReport
    /// Errors of components and views, which leave something out of a page.
    package var errors: [RenderProblem]
    /// Remarks that do not fail a check.
    package var remarks: [BuildRemark]

    /// What stories show of the gallery's own components.
    package var coverage: Coverage

    /// Whether there is nothing that fails a build.
    package var passes: Bool { errors.isEmpty && !check.fails }
}
