import Foundation
import VitrineThemes

/// A file that is copied as it is: of the package, of the theme, or of the site's own `assets`.
struct AssetFile: Sendable {
    /// Its path in the site.
    var path: String
    /// The folder it comes from, the file itself, and how the user would name it.
    var folder: URL
    var url: URL
    var display: String

    /// Reads the file; assets are read one after the other and never kept.
    func bytes() throws(SiteProblem) -> [UInt8] {
        do {
            return try Array(Data(contentsOf: url))
        } catch {
            throw SiteProblem(.content, file: display, "cannot be read")
        }
    }

    /// The styles of the package's components, and the assets of theme and site. Of files with the same name the site's
    /// stands in for the theme's, and that for the package's.
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
        for case let (folder, display)? in folders { collect(folder, display, "assets", &files, &problems) }
        if !problems.isEmpty { throw SiteProblems(problems) }
        return files.values.sorted { $0.path < $1.path }
    }

    private static func collect(
        _ folder: URL, _ display: String, _ path: String, _ files: inout [String: AssetFile],
        _ problems: inout [SiteProblem]
    ) {
        let entries: [(name: String, kind: FileSystem.Kind)]
        do throws(SiteProblem) {
            entries = try FileSystem.entries(of: folder.path)
        } catch {
            return problems.append(SiteProblem(.content, file: display, error.message))
        }
        for (name, kind) in entries where !name.hasPrefix(".") {
            let shown = "\(display)/\(name)"
            guard SitePath.isSafe(name) else {
                problems.append(SiteProblem(.content, file: shown, "has a name that a site cannot have"))
                continue
            }
            switch kind {
            case .folder:
                collect(
                    folder.appendingPathComponent(name, isDirectory: true), shown, "\(path)/\(name)", &files, &problems)
            case .file:
                if let same = files["\(path)/\(name)"], same.folder == folder {
                    problems.append(
                        SiteProblem(
                            .content, file: shown, "has the same name as another file, in other Unicode characters"))
                    continue
                }
                let url = folder.appendingPathComponent(name)
                guard FileManager.default.isReadableFile(atPath: url.path) else {
                    problems.append(SiteProblem(.content, file: shown, "cannot be read: permission denied"))
                    continue
                }
                files["\(path)/\(name)"] = AssetFile(path: "\(path)/\(name)", folder: folder, url: url, display: shown)
            default:
                problems.append(SiteProblem(.content, file: shown, "is a link or special file; only files are copied"))
            }
        }
    }
}
