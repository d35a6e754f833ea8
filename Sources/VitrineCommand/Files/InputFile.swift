import VitrineSupport

/// Reads the single input file of a command.
enum InputFile {
    /// Returns the bytes of a file, or of standard input for `-`.
    /// - Throws: ``CommandProblem`` if the file does not exist or cannot be read.
    static func bytes(of path: String) throws(CommandProblem) -> [UInt8] {
        var buffer: [UInt8] = []
        do throws(FileProblem) {
            let count =
                path == "-"
                ? try StandardStream.read(into: &buffer) : try FileReader.read(path, into: &buffer, acceptsPipe: true)
            return Array(buffer[..<count])
        } catch {
            throw error.isMissing ? .noSuchPath(path) : .notAFile(path, error)
        }
    }
}
