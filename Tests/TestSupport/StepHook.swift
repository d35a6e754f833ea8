import Foundation

/// A preloaded library that counts the calls with which a program changes files. At a chosen call, it kills the program
/// or simulates a full disk. Its source is `Tests/StepHook/step_hook.c`.
///
/// A test that killed a program after a certain time would be unreliable on a busy machine, and would not know at which
/// step the program ended. Here a step is a counted call.
public struct StepHook: TestFolder {
    /// The fault to inject at a step.
    public enum Event: Sendable {
        /// Kills the program instead of performing the call with this number, from 1.
        case kill(Int)
        /// From the call with this number on, calls that need disk space fail.
        case diskIsFull(Int)
    }

    /// The path of the folder with the compiled library.
    public let path: String

    /// Compiles the library into a temporary folder.
    /// - Throws: ``Failure`` if there is no C compiler or it reports an error.
    public init() throws {
        path = try Self.makeFolder("hook")
        guard let compiler = Program(named: "clang") ?? Program(named: "cc") else {
            throw Failure(message: "there is no C compiler")
        }
        let source = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: "../StepHook/step_hook.c").standardizedFileURL.path
        let result = try compiler.runAndWait(["-shared", "-fPIC", source, "-o", library])
        guard result.status == 0 else { throw Failure(message: result.errors) }
    }

    /// The reason why the library could not be compiled.
    public struct Failure: Error {
        /// The errors that the compiler reported, or “there is no C compiler”.
        public var message: String
    }

    /// Whether the system can preload the library: only Linux can.
    public static var isAvailable: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    private var library: String { "\(path)/step_hook.so" }

    /// The environment variables that make a program count its steps.
    public var counting: [String: String] { ["LD_PRELOAD": library, "STEP_COUNT": "\(path)/count"] }

    /// Returns the environment variables that inject a fault into a program.
    public func environment(_ event: Event) -> [String: String] {
        switch event {
        case .kill(let step): ["LD_PRELOAD": library, "STEP_KILL": "\(step)"]
        case .diskIsFull(let step): ["LD_PRELOAD": library, "STEP_FULL": "\(step)"]
        }
    }

    /// Returns the number of steps of the last program that ran with the variables of ``counting``.
    /// - Throws: an error of Foundation if there was no such program.
    public func lastCount() throws -> Int { Int(try read("count")) ?? 0 }

    /// Chooses the steps to test: the first one and others at about equal distances, then each of the last ones, in
    /// which new results replace old ones.
    /// - Parameters:
    ///   - count: the number of all steps.
    ///   - last: the number of steps to test at the end.
    ///   - between: the number of steps to test before these, including the first one.
    /// - Returns: the numbers of the steps, from 1, sorted.
    public static func choice(of count: Int, last: Int, between: Int) -> [Int] {
        let early = (0..<between).map { 1 + $0 * max(count - last, 0) / between }
        let late = (max(count - last, 0)..<count).map { $0 + 1 }
        return Set(early + late).filter { $0 <= count }.sorted()
    }
}
