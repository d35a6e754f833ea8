import VitrineSupport
import VitrineConformance

extension CommandProblem: CustomStringConvertible {
    /// The message, one line per problem and, where possible, with what to do.
    var description: String {
        switch self {
        case .noSuchPath(let path): "error: \(path): there is no such file or folder"
        case .notAFile(let path, let problem): "error: \(path): \(problem)"
        case .noPages(let path):
            "error: \(path.isEmpty ? "." : path): there is no page in this folder; pages end in .html, .htm, .xhtml or .xht"
        case .noSuchRule(let name): "error: there is no rule “\(name)”; list all rules with --list-rules"
        case .settings(let problems): problems.map(\.description).joined(separator: "\n")
        case .output(let path, let reason): "error: \(path): cannot be written: \(reason)"
        case .review(let message, _): "error: \(message)"
        case .folderInUse(let path): "error: \(path): the folder already has files; move or rename it first"
        case .noProjectName(let name):
            "error: \(quoted(name)) cannot be the name of a package: it must begin with an ASCII letter, "
                + "and have at most 64 letters and digits"
        case .takenProjectName(let module):
            "error: \(quoted(module)) cannot be the name of a package: Swift or Vitrine already uses it; "
                + "choose another name"
        case .noVitrine: "error: Vitrine was not found; add --vitrine PATH or --vitrine URL"
        case .noPackage(let path):
            "error: \(path): there is no Package.swift; --vitrine must be the folder of Vitrine or "
                + "the URL of its repository"
        case .outOfMemory: "error: out of memory"
        }
    }
}
