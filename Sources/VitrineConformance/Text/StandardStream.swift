import Foundation

/// Standard output and standard error. A disk may be full and a reader gone: `FileHandle.write(_:)` would end the program with a
/// trap then, so everything is written through here.
package enum StandardStream {
    /// Writes a report to standard output.
    /// - Throws: the error of the system when it cannot be written whole.
    package static func write(_ bytes: [UInt8]) throws {
        try FileHandle.standardOutput.write(contentsOf: Data(bytes))
    }

    /// Writes to standard error, where nothing can be said about a failure.
    package static func say(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
}
