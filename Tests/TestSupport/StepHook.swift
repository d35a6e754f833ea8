import Foundation

/// A library that is loaded into a program before others, counts the calls that change files and ends the program, or fills
/// the disk, at a chosen one: see `Tests/StepHook/step_hook.c`.
///
/// A test that kills by the clock misses when the machine is busy, and never learns which step it hit.
public struct StepHook: TestFolder {
    /// What happens at a step.
    public enum Event: Sendable {
        /// The program is killed instead of the call with this number, from 1.
        case kill(Int)
        /// Calls that need room fail from this one on.
        case diskIsFull(Int)
    }

    /// The folder with the library.
    public let path: String

    /// Compiles the library.
    /// - Throws: ``Failure`` where there is no compiler.
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

    /// Why the library is not there.
    public struct Failure: Error {
        /// What the compiler said.
        public var message: String
    }

    /// Whether the system loads such a library.
    public static var isAvailable: Bool {
        #if os(Linux)
            true
        #else
            false
        #endif
    }

    private var library: String { "\(path)/step_hook.so" }

    /// The variables with which a program counts its steps.
    public var counting: [String: String] { ["LD_PRELOAD": library, "STEP_COUNT": "\(path)/count"] }

    /// The variables with which something happens in a program.
    public func environment(_ event: Event) -> [String: String] {
        switch event {
        case .kill(let step): ["LD_PRELOAD": library, "STEP_KILL": "\(step)"]
        case .diskIsFull(let step): ["LD_PRELOAD": library, "STEP_FULL": "\(step)"]
        }
    }

    /// The steps of the last program that ran with ``counting``.
    public func lastCount() throws -> Int { Int(try read("count")) ?? 0 }

    /// Steps to try out of a number of them: the first, those at the end, where results replace what was there
    /// before, and others in equal distances between.
    public static func choice(of count: Int, last: Int, between: Int) -> [Int] {
        let early = (0..<between).map { 1 + $0 * max(count - last, 0) / between }
        let late = (max(count - last, 0)..<count).map { $0 + 1 }
        return Set(early + late).filter { $0 <= count }.sorted()
    }
}
