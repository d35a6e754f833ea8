import VitrineSupport
import VitrineConformance

/// Something that keeps a command from doing its work.
enum CommandProblem: Error, Hashable {
    /// A path on the command line does not exist.
    case noSuchPath(String)
    /// A path on the command line is neither a folder nor a regular file.
    case notAFile(String, FileProblem)
    /// A folder contains no pages.
    case noPages(String)
    /// There is no rule of this name.
    case noSuchRule(String)
    /// Files with rules or settings are wrong.
    case settings([SettingsProblem])
    /// A report cannot be written.
    case output(String, reason: String)
    /// A review page cannot be made.
    case review(String, isDefect: Bool)
    /// The folder for a new package contains files.
    case folderInUse(String)
    /// No part of a text can be used as the name of a package.
    case noProjectName(String)
    /// The location of Vitrine is unknown.
    case noVitrine
    /// The folder given for Vitrine contains no package.
    case noPackage(String)
    /// A parser cannot be allocated.
    case outOfMemory
    /// A document has parse errors, which have already been printed.
    case parseErrors

    /// The exit status, which distinguishes usage errors from other problems.
    var status: Int32 {
        switch self {
        case .parseErrors: 1
        case .noSuchPath, .notAFile, .noSuchRule, .settings, .folderInUse, .noProjectName, .noVitrine, .noPackage: 64
        case .noPages, .output, .review(_, isDefect: false): 3
        case .outOfMemory, .review(_, isDefect: true): 70
        }
    }
}
