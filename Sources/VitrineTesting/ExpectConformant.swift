import VitrineSupport
public import Testing
public import VitrineComponents
public import VitrineConformance

/// Expects that the markup of a component follows the rules of HTML and ARIA.
///
/// ```swift
/// @Test func aTodoIsValidHTML() {
///     var registry = Registry()
///     registry.register(TodoView.self)
///     expectConformant(Todo(id: 1, title: "Buy bread"), in: registry)
/// }
/// ```
///
/// The component is rendered into `main` of an otherwise valid page, below a level-1 heading. Every error is a separate
/// issue, with line and column in the component's markup; warnings are issues if `strictly` is true. Errors during
/// rendering are issues, too.
/// - Parameters:
///   - component: the component to render.
///   - registry: the registry with the views.
///   - context: the language, the time and similar settings.
///   - templates: the source of templates, for views that are templates.
///   - strictly: whether warnings are issues.
///   - ignored: the names of rules whose findings are ignored.
/// - Returns: the findings of all rules that are not ignored, including warnings.
@discardableResult
public func expectConformant(
    _ component: any Component, in registry: Registry, context: RenderContext = RenderContext(),
    templates: (any TemplateSource)? = nil, strictly: Bool = false, ignoring ignored: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
) -> [Finding] {
    let judged = RenderedComponent(component, in: registry, context: context, templates: templates)
    for problem in judged.problems {
        Issue.record("\(judged.name): \(problem)", sourceLocation: sourceLocation)
    }
    let findings = judged.findings(ignoring: ignored)
    for finding in findings where strictly || finding.severity == .error {
        Issue.record("\(judged.sentence(finding))", sourceLocation: sourceLocation)
    }
    return findings
}

/// Expects that a whole page follows the rules of HTML and ARIA.
/// - Parameters:
///   - page: the page, from `<!DOCTYPE html>` to `</html>`.
///   - syntax: how the page is parsed: as HTML, as XML, or as both.
///   - strictly: whether warnings are issues.
///   - ignored: the names of rules whose findings are ignored.
/// - Returns: the findings of all rules that are not ignored, including warnings.
@discardableResult
public func expectConformant(
    page: String, syntax: PageSyntax = .html, strictly: Bool = false, ignoring ignored: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
) -> [Finding] {
    let findings = RenderedComponent.findings(in: Array(page.utf8), syntax).filter { !ignored.contains($0.rule) }
    for finding in findings where strictly || finding.severity == .error {
        Issue.record(
            "\(finding.line):\(finding.column): \(finding.message) [\(finding.rule)]", sourceLocation: sourceLocation)
    }
    return findings
}
