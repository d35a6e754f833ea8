public import Testing
public import VitrineSnapshots

/// A trait of a test or suite that sets the folder of its snapshots, which of them may be written, and redactions.
///
/// ```swift
/// @Suite(.snapshots(record: .failed))
/// struct TodoTests { … }
/// ```
///
/// The innermost trait takes precedence, but the redactions of all traits are applied. The environment variable
/// `VITRINE_SNAPSHOTS` overrides the `record` of all traits for a whole run. If the variable `CI` is set to anything
/// but an empty text, `0` or `false`, nothing is recorded.
public struct SnapshotTrait: SuiteTrait, TestTrait, TestScoping {
    /// The snapshots that may be written; nil for the setting of the enclosing suite.
    public var record: RecordMode?
    /// The folder; nil for that of the enclosing suite.
    public var folder: String?
    /// The redactions that are applied before the comparison, in addition to those of the enclosing suite.
    public var redactions: [Redaction]

    /// True, so that the trait applies to all tests of a suite.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings of the trait.
    /// - Throws: any error that the test throws.
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
    /// Returns a trait that sets which snapshots may be written, where they are, and what is replaced in them.
    /// - Parameters:
    ///   - record: `never`, `missing`, `failed` or `all`; without any trait, `missing`.
    ///   - folder: an absolute path; without any trait, the folder `snapshots` next to the test's file.
    ///   - redactions: replacements for values that change from run to run, such as dates and tokens.
    public static func snapshots(
        record: RecordMode? = nil, in folder: String? = nil, redacting redactions: [Redaction] = []
    ) -> Self {
        Self(record: record, folder: folder, redactions: redactions)
    }
}
