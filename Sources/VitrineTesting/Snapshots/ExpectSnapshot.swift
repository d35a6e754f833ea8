public import Testing
public import VitrineComponents
public import VitrineSnapshots

/// Expects that a component renders the same as its snapshot.
///
/// ```swift
/// @Test func aTodo() {
///     expectSnapshot(of: Todo(id: 1, title: "Buy bread"), in: registry)
/// }
/// ```
///
/// A snapshot is kept in the folder `snapshots` next to the test's file: the markup in canonical form, and what
/// assistive technology announces for it. A missing snapshot is recorded, with a warning if the compiler is Swift 6.3
/// or later; in continuous integration it is a failure. A failure describes the changes in sentences: `Todo: class
/// “done” added`.
/// - Parameters:
///   - component: the component to render. For a `Story`, its component is rendered, and `name` is by default the id of
///     the story or, if it has none, its name.
///   - name: the name that distinguishes this snapshot from others of the component; by default the component's
///     identity or, if the component has none, the name of the test function.
///   - registry: the registry with the views.
///   - context: the language, the time and similar settings.
///   - templates: the source of templates, for views that are templates.
///   - redactions: the redactions that are applied before the comparison.
/// - Returns: whether the result is equal to the snapshot or was recorded.
@discardableResult
public func expectSnapshot(
    of component: any Component, named name: String? = nil, in registry: Registry,
    context: RenderContext = RenderContext(), templates: (any TemplateSource)? = nil,
    redacting redactions: [Redaction] = [], function: String = #function, filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    let made = SnapshotExpectation.make(
        of: component, named: name, in: registry, context: context, templates: templates, file: filePath,
        line: sourceLocation.line, function: function,
        test: currentTest, redactions: redactions)
    switch made {
    case .success(let expectation): return report(expectation.outcome(), at: sourceLocation)
    case .failure(let problem): return report(.failed(problem.text), at: sourceLocation)
    }
}

/// Expects that a page or a fragment of markup is equal to its snapshot.
///
/// ```swift
/// expectSnapshot(ofPage: "<!DOCTYPE html><html lang=\"en\">…</html>", named: "imprint")
/// ```
/// - Parameters:
///   - markup: a page or a fragment, parsed as HTML.
///   - name: the path of the snapshot in the folder of pages: `imprint`, `help/first-steps`.
///   - redactions: the redactions that are applied before the comparison.
/// - Returns: whether the result is equal to the snapshot or was recorded.
@discardableResult
public func expectSnapshot(
    ofPage markup: String, named name: String, redacting redactions: [Redaction] = [], filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    let expectation = SnapshotExpectation(
        name: name, markup: Array(markup.utf8), file: filePath, line: sourceLocation.line, test: currentTest,
        redactions: redactions)
    return report(expectation.outcome(), at: sourceLocation)
}

/// The name of the running test; nil outside of Swift Testing.
private var currentTest: String? { Test.current?.name }

private func report(_ outcome: SnapshotExpectation.Outcome, at sourceLocation: SourceLocation) -> Bool {
    switch outcome {
    case .same: return true
    case .recorded(let text):
        #if compiler(>=6.3)
            Issue.record(Comment(rawValue: text), severity: .warning, sourceLocation: sourceLocation)
        #endif
        return true
    case .failed(let text):
        Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
        return false
    }
}
