import VitrineSupport
// Where there is no XCTest, there is nobody to call these functions. They name nothing of it, so a user of Swift Testing does
// not get its names.
#if canImport(XCTest)
    import Foundation
    import VitrineConformance
    import Testing
    internal import XCTest
    public import VitrineComponents
    public import VitrineSnapshots

    /// Asserts in a test of XCTest that a component renders the same as its snapshot.
    ///
    /// As ``expectSnapshot(of:named:in:context:templates:redacting:function:filePath:sourceLocation:)`` for Swift Testing,
    /// with the same files. Recorded files are named on the standard error stream.
    /// - Parameters:
    ///   - component: what to show.
    ///   - name: the name of the snapshot among those of the component; the default is its identity or the name of the test.
    ///   - registry: the views.
    ///   - context: language, time and similar.
    ///   - templates: for views that are templates.
    ///   - record: what may be written; `missing` without it.
    ///   - redactions: what is replaced before anything is compared.
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

    /// Asserts in a test of XCTest that a page or a piece of markup is equal to its snapshot.
    /// - Parameters:
    ///   - markup: a page, or elements of one, read as browsers read HTML.
    ///   - name: its path in the folder of pages.
    ///   - record: what may be written; `missing` without it.
    ///   - redactions: what is replaced before anything is compared.
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

    /// In a test of Swift Testing a failure of XCTest would be lost.
    private func fail(_ text: String, at file: StaticString, line: UInt) {
        if Test.current != nil {
            let place = SourceLocation(fileID: "XCTest/\(file)", filePath: "\(file)", line: Int(line), column: 1)
            Issue.record(Comment(rawValue: text), sourceLocation: place)
        } else {
            XCTFail(text, file: file, line: line)
        }
    }
#endif
