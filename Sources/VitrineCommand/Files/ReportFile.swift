import VitrineConformance
import VitrineSupport

/// Writes reports to files and to standard output. Every failure is a ``CommandProblem/output(_:reason:)``.
enum ReportFile {
    /// Replaces a file as a whole, so that readers never see half of it. A pipe or a device is written to directly.
    static func write(_ bytes: [UInt8], to path: String) throws(CommandProblem) {
        do throws(FileProblem) {
            try FileWriter.replace(path, bytes)
        } catch {
            throw .output(path, reason: error.reason)
        }
    }

    static func print(_ bytes: [UInt8]) throws(CommandProblem) {
        do throws(FileProblem) {
            try StandardStream.write(bytes)
        } catch {
            throw .output("standard output", reason: error.reason)
        }
    }

    /// Appends to a file, which is created if necessary.
    static func append(_ bytes: [UInt8], to path: String) throws(CommandProblem) {
        do throws(FileProblem) {
            try FileWriter.append(bytes, to: path)
        } catch {
            throw .output(path, reason: error.reason)
        }
    }
}
