import Foundation
import VitrineConformance

/// Files that reports are written to.
enum ReportFile {
    /// Writes a file in whole: a reader never sees half of it.
    static func write(_ bytes: [UInt8], to path: String) throws(CommandProblem) {
        do {
            // A pipe or a device cannot be replaced.
            var info = stat()
            let isSpecial = stat(path, &info) == 0 && info.st_mode & S_IFMT != S_IFREG
            try Data(bytes).write(to: URL(fileURLWithPath: path), options: isSpecial ? [] : .atomic)
        } catch {
            throw .output(path, reason: reason(error))
        }
    }

    /// Writes to standard output.
    static func print(_ bytes: [UInt8]) throws(CommandProblem) {
        do {
            try StandardStream.write(bytes)
        } catch {
            throw .output("standard output", reason: reason(error))
        }
    }

    /// Adds to a file, which need not be there.
    static func append(_ bytes: [UInt8], to path: String) throws(CommandProblem) {
        if !FileManager.default.fileExists(atPath: path) { return try write(bytes, to: path) }
        do {
            let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            defer { try? file.close() }
            try file.seekToEnd()
            try file.write(contentsOf: Data(bytes))
        } catch {
            throw .output(path, reason: reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        switch (error as? CocoaError)?.code {
        case .fileWriteNoPermission: "permission denied"
        case .fileWriteOutOfSpace: "the disk is full"
        case .fileNoSuchFile, .fileReadNoSuchFile: "there is no such folder"
        default: "it is not a file that can be written"
        }
    }
}
