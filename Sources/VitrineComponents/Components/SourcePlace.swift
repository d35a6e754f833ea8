/// The place in the user's own files where something was declared.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
    /// The file: `Module/File.swift`, the format of `#fileID`, or the path of a data file.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Creates a place.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// The place as it appears in messages: `Module/File.swift:12`.
    public var description: String { "\(file):\(line)" }
}
