/// A mistake in a template file.
public struct TemplateProblem: Error, Hashable, Sendable {
    /// The path of the file, relative to the folder of the gallery if the file is inside that folder. If the template
    /// does not exist, its name.
    public var file: String
    /// The line, counted from 1.
    public var line: Int
    /// The message that describes the problem.
    public var message: String

    /// Creates a problem.
    public init(file: String, line: Int, message: String) {
        self.file = file
        self.line = line
        self.message = message
    }
}
