import VitrineSupport

/// The kind of comparison, which determines the names and sentences in its reports.
package enum ComparisonSuite: Sendable {
    /// A comparison of two folders or files, by `vitrine compare`.
    case folders
    /// A comparison of stories with their snapshots, by `gallery snapshot check`.
    case snapshots

    /// Returns a sentence about unchanged files or snapshots, without a final period: `3 files are the same`.
    func unchanged(_ count: Int) -> String {
        switch self {
        case .folders: "\(Count.of(count, "file is", "files are")) the same"
        case .snapshots: "\(Count.of(count, "snapshot is", "snapshots are")) the same"
        }
    }
}
