import VitrineSupport
import VitrineConformance

/// Everything that keeps a command from doing what it was asked; at least one problem.
struct CommandProblems: Error {
    var all: [CommandProblem]

    /// The first status that is not wrong usage, or else that of wrong usage.
    var status: Int32 { all.map(\.status).max { one, other in one == 64 || other == 70 } ?? 70 }
}
