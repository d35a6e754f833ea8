import Foundation

/// A program of the system that knows better than we do.
struct OutsideTool: Sendable {
    let path: String

    /// Finds a program; nil when the system has it not.
    init?(_ name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let found = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        path = found
    }

    /// Runs it; gives the status and what it printed on standard output.
    @discardableResult
    func run(_ arguments: [String], in folder: String? = nil) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: data, as: UTF8.self))
    }

    static let sha256sum = OutsideTool("sha256sum")
    static let mount = OutsideTool("mount")
    static let umount = OutsideTool("umount")
}
