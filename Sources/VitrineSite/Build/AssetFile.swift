import Foundation
import VitrineSupport
import VitrineThemes

/// A file that is copied as it is: of the package, of the theme, or of the site's own `assets`.
struct AssetFile: Sendable {
    /// Its path in the site.
    var path: String
    /// Where it is read.
    var file: String
    /// How the user would name it.
    var display: String

    /// Reads the file; assets are read one after the other and never kept.
    func bytes() throws(SiteProblem) -> [UInt8] {
        do throws(FileProblem) {
            return try FileReader.bytes(of: file)
        } catch {
            throw SiteProblem(.content, file: display, "cannot be read: \(error.reason)")
        }
    }

    /// The styles of the package's components, and the assets of theme and site. Of files with the same name the site's
    /// replaces the theme's, and that the package's.
    static func all(theme: Theme, site: SiteFolder) throws(SiteProblems) -> [AssetFile] {
        var files: [String: AssetFile] = [:]
        var problems: [SiteProblem] = []
        let shared = BundledThemes.components().map {
            ($0.appendingPathComponent("assets", isDirectory: true), "themes/components/assets")
        }
        let folders: [(URL, String)?] = [
            shared,
            (theme.assets, "\(theme.display)/assets"),
            (site.url.appendingPathComponent("assets"), site.display("assets")),
        ]
        for case let (folder, display)? in folders where FileStatus.exists(folder.path) {
            let found = list(folder.path, display, &problems)
            files.merge(found) { $1 }
        }
        if !problems.isEmpty { throw SiteProblems(problems) }
        return files.values.sorted { $0.path < $1.path }
    }

    /// The files of one folder by their paths in the site. Names that begin with a dot are left out.
    private static func list(
        _ folder: String, _ display: String, _ problems: inout [SiteProblem]
    ) -> [String: AssetFile] {
        var files: [String: AssetFile] = [:]
        let walk = FolderWalk(folder, entersHidden: false, followsLinks: false)
        for problem in walk.problems where problem.path == "." || !isHidden(problem.path) {
            let shown = problem.path == "." ? display : "\(display)/\(problem.path)"
            problems.append(SiteProblem(.content, file: shown, message(problem.reason)))
        }
        for path in walk.files where !isHidden(path) {
            let shown = "\(display)/\(path)"
            if !SitePath.isSafe(path) {
                problems.append(SiteProblem(.content, file: shown, "has a name that a site cannot have"))
            } else if files["assets/\(path)"] != nil {
                problems.append(
                    SiteProblem(
                        .content, file: shown, "has the same name as another file, in other Unicode characters"))
            } else if !FileStatus.isReadable("\(folder)/\(path)") {
                problems.append(SiteProblem(.content, file: shown, "cannot be read: permission denied"))
            } else {
                files["assets/\(path)"] = AssetFile(path: "assets/\(path)", file: "\(folder)/\(path)", display: shown)
            }
        }
        return files
    }

    private static func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasPrefix(".") } }

    private static func message(_ reason: FileProblem) -> String {
        switch reason {
        case .special: "is a link or special file; only files are copied"
        case .nameNotUTF8: "has a name that is not UTF-8"
        default: "cannot be read: \(reason.reason)"
        }
    }
}
