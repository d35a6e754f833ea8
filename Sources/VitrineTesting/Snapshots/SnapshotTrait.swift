public import Testing
public import VitrineSnapshots

/// The place of the snapshots of a test or of all tests of a suite, and what may be written there.
///
/// ```swift
/// @Suite(.snapshots(record: .failed))
/// struct TodoTests { … }
/// ```
///
/// The inner one of two counts. Whatever a trait says, `VITRINE_SNAPSHOTS` says it for a whole run, and with `CI` set
/// nothing is recorded.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    /// What may be written; nil uses the setting of the enclosing suite.
    public var record: RecordMode?
    /// The folder; nil leaves it as it is around.
    public var folder: String?
    /// Redactions that are applied before anything is compared, besides those of the enclosing suite.
    public var redactions: [Redaction]

    /// A suite's tests take it over.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings of the trait.
    /// - Throws: what the test throws.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        var settings = SnapshotTestSettings.current
        if let record { settings.record = record }
        if let folder { settings.folder = folder }
        settings.redactions += redactions
        try await SnapshotTestSettings.$current.withValue(settings, operation: function)
    }
}

extension Trait where Self == SnapshotTrait {
    /// What snapshots may write, where they are, and what is replaced in them.
    /// - Parameters:
    ///   - record: `never`, `missing`, `failed` or `all`; `missing` without any trait.
    ///   - folder: an absolute path; the folder `snapshots` beside the file of the test without any trait.
    ///   - redactions: dates, tokens and similar.
    public static func snapshots(
        record: RecordMode? = nil, in folder: String? = nil, redacting redactions: [Redaction] = []
    ) -> Self {
        Self(record: record, folder: folder, redactions: redactions)
    }
}
