import VitrineSupport
import VitrineConformance

/// What keeps a command from doing what it was asked.
enum CommandProblem: Error, Hashable {
    /// A path on the command line does not exist.
    case noSuchPath(String)
    /// A path of the command line is neither a folder nor a file.
    case notAFile(String, FileProblem)
    /// A folder has no page.
    case noPages(String)
    /// There is no rule of this name.
    case noSuchRule(String)
    /// Files of rules or settings are wrong.
    case settings([SettingsProblem])
    /// A report cannot be written.
    case output(String, reason: String)
    /// A review page cannot be made.
    case review(String, isDefect: Bool)
    /// The folder of a new package has files.
    case folderInUse(String)
    /// Nothing of a text can be the name of a package.
    case noProjectName(String)
    /// The place of Vitrine is unknown.
    case noVitrine
    /// A folder that should be Vitrine's has no package.
    case noPackage(String)
    /// A parser cannot be allocated.
    case outOfMemory
    /// A document has parse errors, which are printed.
    case parseErrors

    /// The exit status, which shows who has to act.
    var status: Int32 {
        switch self {
        case .parseErrors: 1
        case .noSuchPath, .notAFile, .noSuchRule, .settings, .folderInUse, .noProjectName, .noVitrine, .noPackage: 64
        case .noPages, .output, .review(_, isDefect: false): 3
        case .outOfMemory, .review(_, isDefect: true): 70
        }
    }
}
