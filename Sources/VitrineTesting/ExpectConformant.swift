import VitrineSupport
public import Testing
public import VitrineComponents
public import VitrineConformance

/// Expects that what a component renders keeps the rules of HTML and ARIA.
///
/// ```swift
/// @Test func aTodoIsRightHTML() {
///     var registry = Registry()
///     registry.register(TodoView.self)
///     expectConformant(Todo(id: 1, title: "Buy bread"), in: registry)
/// }
/// ```
///
/// The component is in `main` of an otherwise right page, below a heading of the first rank. Every error is an issue of
/// its own with line and column in what the component rendered; warnings are issues when `strictly` is true.
/// - Returns: everything that was found, warnings too.
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

/// Expects that a whole page keeps the rules of HTML and ARIA.
/// - Parameters:
///   - page: the page, from `<!DOCTYPE html>` to `</html>`.
///   - syntax: how it is read: as browsers read HTML, as XML, or in both ways.
/// - Returns: everything that was found, warnings too.
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
