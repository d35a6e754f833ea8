import Foundation

/// A preloaded library that counts a program's calls that change files, and kills the program, or fills
/// the disk, at a chosen one: see `Tests/StepHook/step_hook.c`.
///
/// A test that kills a program after a certain time would be unreliable on a busy machine and would not know at which
/// step the program ended.
public struct StepHook: TestFolder {
    /// The fault to inject at a step.
    public enum Event: Sendable {
        /// The program is killed instead of the call with this number, from 1.
        case kill(Int)
        /// Calls that need disk space fail, starting with this one.
        case diskIsFull(Int)
    }

    /// The folder with the library.
    public let path: String

    /// Compiles the library.
    /// - Throws: ``Failure`` if there is no compiler.
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

    /// The reason that the library could not be compiled.
    public struct Failure: Error {
        /// The output of the compiler.
        public var message: String
    }

    /// Whether the system can preload such a library.
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

    /// The environment variables that inject a fault into a program.
    public func environment(_ event: Event) -> [String: String] {
        switch event {
        case .kill(let step): ["LD_PRELOAD": library, "STEP_KILL": "\(step)"]
        case .diskIsFull(let step): ["LD_PRELOAD": library, "STEP_FULL": "\(step)"]
        }
    }

    /// The number of steps of the last program that ran with ``counting``.
    public func lastCount() throws -> Int { Int(try read("count")) ?? 0 }

    /// Chooses the steps to test: the first one, the last ones, in which results replace earlier ones, and others at
    /// equal distances in between.
    public static func choice(of count: Int, last: Int, between: Int) -> [Int] {
        let early = (0..<between).map { 1 + $0 * max(count - last, 0) / between }
        let late = (max(count - last, 0)..<count).map { $0 + 1 }
        return Set(early + late).filter { $0 <= count }.sorted()
    }
}
