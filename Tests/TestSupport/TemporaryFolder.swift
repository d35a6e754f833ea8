/// A temporary folder with only the operations that every ``TestFolder`` has.
public struct TemporaryFolder: TestFolder {
    /// The folder's path.
    public let path: String

    /// Makes a new folder.
    /// - Parameter name: a part of the folder's name, which is `vitrine-NAME-UUID`.
    public init(_ name: String) throws { path = try Self.makeFolder(name) }
}
