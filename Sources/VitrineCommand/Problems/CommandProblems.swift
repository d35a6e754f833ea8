import VitrineSupport
import VitrineConformance

/// All problems that keep a command from doing its work; at least one.
struct CommandProblems: Error {
    var all: [CommandProblem]

    /// The exit status of the most serious problem: 70 (an internal error) before all others, and 64 (wrong usage) only
    /// if all problems have it.
    var status: Int32 { all.map(\.status).max { one, other in one == 64 || other == 70 } ?? 70 }
}
