import VitrineSupport
import VitrineConformance

/// Something that keeps a command from doing its work.
enum CommandProblem: Error, Hashable {
    /// A path on the command line, or the `Package.swift` that `init` needs, does not exist.
    case noSuchPath(String)
    /// A path on the command line, or the `Package.swift` that `init` needs, cannot be read, or is something other than
    /// a file or folder, such as a socket.
    case notAFile(String, FileProblem)
    /// A folder contains no pages.
    case noPages(String)
    /// There is no rule with this name.
    case noSuchRule(String)
    /// Files with settings or rules contain mistakes or cannot be read.
    case settings([SettingsProblem])
    /// A report, or a file of a new package, cannot be written.
    case output(String, reason: String)
    /// A review page cannot be written. `isDefect` is true if the cause is a defect of the program or a lack of memory,
    /// not the file or folder to write.
    case review(String, isDefect: Bool)
    /// The folder for a new package contains files.
    case folderInUse(String)
    /// The text cannot be turned into the name of a package; see ``ProjectName``.
    case noProjectName(String)
    /// The name of the package is already taken; see ``ProjectName/isTaken``.
    case takenProjectName(String)
    /// The location of Vitrine is unknown.
    case noVitrine
    /// The folder that `--vitrine` specifies contains no package.
    case noPackage(String)
    /// A parser cannot be allocated.
    case outOfMemory

    /// The exit status: 64 for wrong usage, 70 for internal errors, and 3 for other problems.
    var status: Int32 {
        switch self {
        case .noSuchPath, .notAFile, .noSuchRule, .settings, .folderInUse, .noProjectName, .takenProjectName,
            .noVitrine, .noPackage:
            64
        case .noPages, .output, .review(_, isDefect: false): 3
        case .outOfMemory, .review(_, isDefect: true): 70
        }
    }
}
