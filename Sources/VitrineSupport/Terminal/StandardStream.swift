internal import SystemPackage

/// Standard input, standard output and standard error. A full disk or a closed pipe never makes the program trap.
package enum StandardStream {
    /// Writes bytes to standard output.
    /// - Throws: a ``FileProblem`` when not all bytes can be written.
    package static func write(_ bytes: [UInt8]) throws(FileProblem) {
        _ = try FileProblem.of { try FileDescriptor.standardOutput.writeAll(bytes) }
    }

    /// Writes to standard error. A failure is ignored, because there is nowhere to report it.
    package static func say(_ text: String) { _ = try? FileDescriptor.standardError.writeAll(Array(text.utf8)) }

    /// Reads standard input to its end.
    /// - Returns: how many bytes of the buffer belong to the input; the rest of the buffer must be ignored.
    package static func read(into buffer: inout [UInt8]) throws(FileProblem) -> Int {
        try FileReader.read(FileDescriptor.standardInput, into: &buffer)
    }
}
