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
/// A snapshot is kept in the folder `snapshots` beside the file of the test: markup in canonical form, and what assistive
/// technology announces of it. Where there is none it is recorded, which a warning says; under continuous integration that
/// is a failure. The text of a failure are sentences: `Todo: class “done” added`.
/// - Parameters:
///   - component: what to show; a `Story` is shown as its component and called by its name.
///   - name: what distinguishes this snapshot from others of the component. Without it the component's identity does, and where it
///     has none the name of the test.
///   - registry: the views.
///   - context: language, time and the like.
///   - templates: for views that are templates.
///   - redactions: what is replaced before anything is compared.
/// - Returns: whether the snapshot says the same.
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

/// Expects that a page or a piece of markup is equal to its snapshot.
///
/// ```swift
/// expectSnapshot(ofPage: "<!DOCTYPE html><html lang=\"en\">…</html>", named: "imprint")
/// ```
/// - Parameters:
///   - markup: a page, or elements of one, read as browsers read HTML.
///   - name: its path in the folder of pages: `imprint`, `help/first-steps`.
///   - redactions: what is replaced before anything is compared.
/// - Returns: whether the snapshot says the same.
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

/// The test that runs; nil outside of Swift Testing.
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
