/// A file that is in both folders, under the same name or different names.
struct ComparedFile: Hashable, Sendable {
    /// The path of the file in the first folder.
    var from: String
    /// The path of the file in the second folder.
    var to: String

    /// Whether the file has a different name in the second folder.
    var isRenamed: Bool { from != to }
}
