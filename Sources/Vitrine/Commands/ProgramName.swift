import Foundation

/// The name by which the user called the program, for examples in its help and for messages.
enum ProgramName {
    static var current: String {
        URL(fileURLWithPath: CommandLine.arguments.first ?? "gallery").lastPathComponent
    }
}
