/// A file that is in both folders, under the same name or different names.
struct ComparedFile: Hashable, Sendable {
    /// Its path in the first folder.
    var from: String
    /// Its path in the second folder.
    var to: String

    /// Whether it has another name in the second folder.
    var isRenamed: Bool { from != to }
}
