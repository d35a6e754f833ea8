import Foundation

/// What the user calls the program, for examples in its help.
enum ProgramName {
    /// The name of its file.
    static var current: String {
        URL(fileURLWithPath: CommandLine.arguments.first ?? "gallery").lastPathComponent
    }
}
