import Foundation
import VitrineSupport

/// Compiles the running program from its package.
struct Compiler: Sendable {
    /// The folder with `Package.swift`; nil if there is none.
    let package: String?
    /// The path of the program's file; nil if it is unknown.
    let program: String?
    private let command: String

    /// Creates a compiler.
    /// - Parameters:
    ///   - command: the user's own compile command; nil to use the package manager.
    ///   - folder: the folder of the package, or a folder in it.
    init(command: String?, in folder: String = FileManager.default.currentDirectoryPath) {
        program = Bundle.main.executablePath
        package = Self.package(around: folder)
        let name = program?.split(separator: "/").last.map(String.init) ?? ""
        let release = program?.contains("/release/") == true ? " -c release" : ""
        self.command = command ?? "swift build\(release) --product '\(name)'"
    }

    private static func package(around path: String) -> String? {
        var folder = URL(fileURLWithPath: path).standardizedFileURL
        while true {
            if FileStatus.isFile(folder.path + "/Package.swift") { return folder.path }
            guard folder.path != "/" else { return nil }
            folder = folder.deletingLastPathComponent()
        }
    }

    /// A stamp of the program's file, which shows whether the file has changed; nil if the file is unknown or does not
    /// exist.
    var stamp: String? { program.flatMap { FileStamp($0)?.text } }

    /// Compiles the program. The compiler is stopped if the task is canceled or this program ends for any reason: the
    /// script that runs the compiler watches a pipe that is then closed.
    /// - Returns: the error lines of the output or, if it has none, its last lines; if there is no output, one line
    ///   that says why compiling failed. Empty if compiling succeeded.
    func run() async -> [String] {
        guard let package else {
            return ["error: Swift code cannot be compiled: there is no Package.swift in this folder or a parent folder"]
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.wrapper, "sh", command]
        process.currentDirectoryURL = URL(fileURLWithPath: package)
        let (input, output) = (Pipe(), Pipe())
        // The compiler's processes must not inherit these ends, or the pipes would never be closed.
        for end in [
            input.fileHandleForReading, input.fileHandleForWriting, output.fileHandleForReading,
            output.fileHandleForWriting,
        ] {
            _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
        }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = output
        do { try process.run() } catch { return ["error: the compiler cannot be started: \(words(of: error))"] }
        let reading = Task.detached { (try? output.fileHandleForReading.readToEnd()) ?? Data() }
        let text = await withTaskCancellationHandler {
            String(decoding: await reading.value, as: UTF8.self)
        } onCancel: {
            try? input.fileHandleForWriting.close()
        }
        try? input.fileHandleForWriting.close()
        try? output.fileHandleForReading.close()
        process.waitUntilExit()
        guard process.terminationStatus != 0 else { return [] }
        let errors = Self.errors(in: text, package)
        return errors.isEmpty ? [Self.error(ofSilent: process)] : errors
    }

    /// The error line for a command that failed and printed nothing.
    private static func error(ofSilent process: Process) -> String {
        let number = process.terminationStatus
        return process.terminationReason == .exit
            ? "error: the command failed with exit status \(number) and printed nothing"
            : "error: the command was ended by signal \(number) and printed nothing"
    }

    /// A shell script that runs a command, and ends it with all its child processes when standard input is closed.
    private static let wrapper = """
        exec 3<&0
        (cat <&3 >/dev/null; kill -TERM -$$) >/dev/null 2>&1 &
        exec 3<&- </dev/null
        sh -c "$1"
        """

    /// The distinct error lines or, if there are none, the end of the compiler's output; empty if the output has only
    /// whitespace.
    private static func errors(in text: String, _ package: String) -> [String] {
        var seen: Set<Substring> = []
        let lines = text.split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }
        let errors = lines.filter { $0.contains(": error: ") && $0.hasPrefix("/") && seen.insert($0).inserted }
        let chosen = errors.isEmpty ? lines.suffix(12).map { $0 } : errors
        return chosen.map { $0.hasPrefix(package + "/") ? String($0.dropFirst(package.count + 1)) : String($0) }
    }
}
