import Foundation

/// A program that a test runs until it exits.
public struct Program: Sendable {
    /// The exit status, output and peak memory of a run.
    public struct Result: Sendable {
        /// The exit status, or the number of the signal that ended the program.
        public var status: Int32
        /// The text that the program wrote to standard output.
        public var output: String
        /// The text that the program wrote to standard error.
        public var errors: String
        /// The peak memory, in kilobytes; nil if it was not measured or the system does not report it.
        public var peakKilobytes: Int?
    }

    /// The path of the program's file.
    public let path: String
    /// The command that runs the program, with its arguments, such as `setpriv`; empty if the program is run directly.
    private var runner: [String] = []

    /// Creates a program from its path.
    public init(_ path: String) { self.path = path }

    /// Finds a program in the folders of the environment variable `PATH`; nil if none of them contains it.
    public init?(named name: String) {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let paths = folders.map { "\($0)/\(name)" }
        guard let found = paths.first(where: FileManager.default.isExecutableFile) else { return nil }
        path = found
    }

    /// Finds a program of this package in the folder where the tests were built.
    /// - Throws: `CocoaError(.fileNoSuchFile)` if the program was not built.
    public init(built name: String) throws {
        let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
        let runner = URL(fileURLWithPath: CommandLine.arguments[0])
        let folders = (bundles + [runner]).map { $0.deletingLastPathComponent() } + [Bundle.main.bundleURL]
        let paths = folders.map { $0.appendingPathComponent(name).path }
        guard let found = paths.first(where: FileManager.default.isExecutableFile) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name])
        }
        path = found
    }

    /// Returns a program that runs without root's right to read and write every file. If the user is not root, this is
    /// the same program.
    /// - Throws: `CocoaError(.fileNoSuchFile)` if the user is root and the program `setpriv` is not installed.
    public func withoutPrivileges() throws -> Program {
        guard getuid() == 0 else { return self }
        guard let setpriv = Program(named: "setpriv") else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: "setpriv"])
        }
        let rights = "-dac_override,-dac_read_search"
        var copy = self
        copy.runner = [setpriv.path, "--bounding-set=\(rights)", "--inh-caps=\(rights)"]
        return copy
    }

    /// Runs the program and waits until it exits, without blocking a thread. If 16 programs are running, it first waits
    /// until one of them has exited.
    /// - Parameters:
    ///   - folder: the working directory; nil for that of the tests.
    ///   - input: the text that the program reads from standard input.
    ///   - environment: variables that are added to those of the tests, or replace them.
    ///   - watchesMemory: whether to measure the program's peak memory.
    /// - Throws: an error of Foundation if the program cannot be started. An exit status other than 0 is not an error.
    @discardableResult
    public func run(
        _ arguments: [String], in folder: String? = nil, input: String = "", environment: [String: String] = [:],
        watchesMemory: Bool = false
    ) async throws -> Result {
        await ProgramSlots.shared.take()
        do {
            let result = try await runNow(arguments, folder, input, environment, watchesMemory: watchesMemory)
            await ProgramSlots.shared.give()
            return result
        } catch {
            await ProgramSlots.shared.give()
            throw error
        }
    }

    private func runNow(
        _ arguments: [String], _ folder: String?, _ input: String, _ environment: [String: String], watchesMemory: Bool
    ) async throws -> Result {
        let run = try Run(command: runner + [path] + arguments, folder: folder, input: input, environment: environment)
        defer { run.files.remove() }
        let ends = AsyncStream<Void>.makeStream()
        run.process.terminationHandler = { _ in ends.continuation.finish() }
        try run.start()
        let watch = watchesMemory ? MemoryWatch(run.process.processIdentifier) : nil
        for await _ in ends.stream {}
        return try run.result(peakKilobytes: watch?.end())
    }

    /// Runs a short program and blocks the thread until it exits. The limit on running programs does not apply to it.
    @discardableResult
    public func runAndWait(
        _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
    ) throws -> Result {
        let run = try Run(command: runner + [path] + arguments, folder: folder, input: "", environment: environment)
        defer { run.files.remove() }
        try run.start()
        run.process.waitUntilExit()
        return try run.result(peakKilobytes: nil)
    }
}

extension Program {
    /// A process whose standard streams are files. With a pipe that nobody reads, a process that prints a lot would
    /// block.
    private struct Run {
        let process = Process()
        let files: TemporaryFolder
        private let streams: [FileHandle]

        init(command: [String], folder: String?, input: String, environment: [String: String]) throws {
            files = try TemporaryFolder("run")
            try files.write(input, to: "in")
            try files.write("", to: "out")
            try files.write("", to: "err")
            process.executableURL = URL(fileURLWithPath: command[0])
            process.arguments = Array(command.dropFirst())
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
            if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder, isDirectory: true) }
            let input = try FileHandle(forReadingFrom: files.url("in"))
            let output = try FileHandle(forWritingTo: files.url("out"))
            let errors = try FileHandle(forWritingTo: files.url("err"))
            (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
            streams = [input, output, errors]
        }

        /// Starts the process and closes the handles that the test has for its standard streams. On Linux, Foundation
        /// keeps some `Process` objects in memory after the processes have exited, and the files would stay open.
        func start() throws {
            defer { for stream in streams { try? stream.close() } }
            try process.run()
        }

        func result(peakKilobytes: Int?) throws -> Result {
            Result(
                status: process.terminationStatus, output: try files.read("out"), errors: try files.read("err"),
                peakKilobytes: peakKilobytes)
        }
    }
}
