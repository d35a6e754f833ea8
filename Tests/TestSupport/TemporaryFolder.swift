/// A temporary folder that needs no helpers besides those of all ``TestFolder``s.
public struct TemporaryFolder: TestFolder {
    /// The folder's path.
    public let path: String

    /// Makes a new folder.
    /// - Parameter name: what the folder's name begins with, which identifies the owner of a leftover folder.
    public init(_ name: String) throws { path = try Self.makeFolder(name) }
}
