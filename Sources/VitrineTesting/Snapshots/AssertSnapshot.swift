import VitrineSupport
// These functions exist only if XCTest does. Their signatures use none of its types, so users of Swift Testing do not
// see its names.
#if canImport(XCTest)
    import Foundation
    import VitrineConformance
    import Testing
    internal import XCTest
    public import VitrineComponents
    public import VitrineSnapshots

    /// Asserts in an XCTest test that a component renders the same as its snapshot.
    ///
    /// It works like ``expectSnapshot(of:named:in:context:templates:redacting:function:filePath:sourceLocation:)`` for
    /// Swift Testing and uses the same files. The names of recorded files are printed to standard error.
    /// - Parameters:
    ///   - component: the component to render.
    ///   - name: the name that distinguishes this snapshot from others of the component; by default the component's
    ///     identity or, if the component has none, the name of the test function.
    ///   - registry: the registry with the views.
    ///   - context: the language, the time and similar settings.
    ///   - templates: the source of templates, for views that are templates.
    ///   - record: which snapshots may be written; the default is `missing`.
    ///   - redactions: the redactions that are applied before the comparison.
    public func assertSnapshot(
        of component: any Component, named name: String? = nil, in registry: Registry,
        context: RenderContext = RenderContext(), templates: (any TemplateSource)? = nil, record: RecordMode? = nil,
        redacting redactions: [Redaction] = [], function: String = #function, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        let made = SnapshotExpectation.make(
            of: component, named: name, in: registry, context: context, templates: templates, file: "\(file)",
            line: Int(line), function: function,
            test: nil, redactions: redactions)
        switch made {
        case .success(let expectation): report(expectation, record: record, at: file, line: line)
        case .failure(let problem): fail(problem.text, at: file, line: line)
        }
    }

    /// Asserts in an XCTest test that a page or a fragment of markup is equal to its snapshot.
    /// - Parameters:
    ///   - markup: a page or a fragment, parsed as HTML.
    ///   - name: the path of the snapshot in the folder of pages: `imprint`, `help/first-steps`.
    ///   - record: which snapshots may be written; the default is `missing`.
    ///   - redactions: the redactions that are applied before the comparison.
    public func assertSnapshot(
        ofPage markup: String, named name: String, record: RecordMode? = nil, redacting redactions: [Redaction] = [],
        file: StaticString = #filePath, line: UInt = #line
    ) {
        let expectation = SnapshotExpectation(
            name: name, markup: Array(markup.utf8), file: "\(file)", line: Int(line), redactions: redactions)
        report(expectation, record: record, at: file, line: line)
    }

    private func report(_ expectation: SnapshotExpectation, record: RecordMode?, at file: StaticString, line: UInt) {
        var settings = SnapshotTestSettings.current
        if let record { settings.record = record }
        switch SnapshotTestSettings.$current.withValue(settings, operation: { expectation.outcome() }) {
        case .same: break
        case .recorded(let text): StandardStream.say("\(file):\(line): \(text)\n")
        case .failed(let text): fail(text, at: file, line: line)
        }
    }

    /// Records a failure: as an issue in a test of Swift Testing, where a failure of XCTest would be lost, otherwise
    /// with XCTest.
    private func fail(_ text: String, at file: StaticString, line: UInt) {
        if Test.current != nil {
            let place = SourceLocation(fileID: "XCTest/\(file)", filePath: "\(file)", line: Int(line), column: 1)
            Issue.record(Comment(rawValue: text), sourceLocation: place)
        } else {
            XCTFail(text, file: file, line: line)
        }
    }
#endif
