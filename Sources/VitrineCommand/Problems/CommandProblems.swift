import VitrineSupport
import VitrineConformance

/// All problems that keep a command from doing its work; at least one.
struct CommandProblems: Error {
    var all: [CommandProblem]

    /// The exit status: that of a problem other than wrong usage, if there is one.
    var status: Int32 { all.map(\.status).max { one, other in one == 64 || other == 70 } ?? 70 }
}
