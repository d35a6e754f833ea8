import Foundation
import VitrineSupport
import VitrineThemes

/// A file of the site that is not a page: from the package, from the theme, from the site's own `assets`, or generated
/// by the build.
struct AssetFile: Sendable {
    /// The path of the file in the site.
    var path: String
    /// The folder in which the file was found; empty for a file that the build generated.
    var folder: String
    /// The path of the file in that folder.
    var name: String
    /// The path as the user would write it, for messages.
    var display: String
    /// The stylesheets that this one extends, the most basic one first.
    var base: [Part] = []
    /// The bytes of a file that the build generated; nil for a file that is read from disk.
    var content: [UInt8]?
    /// Whether this is the reduced-motion variant of another stylesheet.
    var isVariant = false

    /// A file, given by a folder and the file's path in that folder.
    struct Part: Sendable {
        var folder: String
        var name: String
    }

    /// Returns the bytes of the file, preceded by those of the stylesheets that it extends. A file on disk is read at
    /// every call, so that assets need not be kept in memory. If the file has been replaced by a symbolic link since it
    /// was listed, the link is not followed.
    func bytes() throws(SiteProblem) -> [UInt8] {
        if let content { return content }
        do throws(FileProblem) {
            guard !base.isEmpty else { return try OpenFolder(folder).bytes(of: name) }
            var all: [UInt8] = []
            for part in base + [Part(folder: folder, name: name)] {
                all += try OpenFolder(part.folder).bytes(of: part.name)
                if all.last != 0x0A { all.append(0x0A) }
            }
            return all
        } catch {
            throw SiteProblem(file: display, .file(.input(.unreadable(error))))
        }
    }

    /// Lists the styles of the package's components, and the assets of the theme and the site. If several have the same
    /// name, the site's file replaces the theme's, and the theme's replaces the package's. An `assets/style.css` of a
    /// theme is appended to that of the theme that it extends.
    /// - Parameter hasSearch: whether to include the script of the search field.
    /// - Throws: ``SiteProblems`` with all files that cannot be used.
    static func all(theme: Theme, site: SiteFolder, hasSearch: Bool) throws(SiteProblems) -> [AssetFile] {
        var files: [String: AssetFile] = [:]
        if hasSearch, let folder = BundledThemes.components() {
            let name = "search/search.js"
            files[Chrome.searchScript] = AssetFile(
                path: Chrome.searchScript, folder: folder.path, name: name,
                display: "themes/components/\(name)")
        }
        var problems: [SiteProblem] = []
        let shared = BundledThemes.components().map {
            ($0.appendingPathComponent("assets", isDirectory: true), "themes/components/assets")
        }
        let folders: [(URL, String)?] =
            [shared] + theme.assets.map { ($0.folder, $0.display) }
            + [(site.url.appendingPathComponent("assets"), site.display("assets"))]
        let themes = Set(theme.assets.map(\.display))
        let sheet = "assets/style.css"
        for case let (folder, display)? in folders where FileStatus.exists(folder.path) {
            var found = list(folder.path, display, &problems)
            // The stylesheet of a theme is appended to that of the theme that it extends.
            if themes.contains(display), let base = files[sheet] {
                found[sheet]?.base = base.base + [Part(folder: base.folder, name: base.name)]
            }
            files.merge(found) { $1 }
        }
        if !problems.isEmpty { throw SiteProblems(problems) }
        return files.values.sorted { $0.path < $1.path }
    }

    /// Lists the files of one folder, keyed by their paths in the site. Files and folders whose names begin with a dot
    /// are left out, and asset catalogs are replaced by their images and colors.
    private static func list(
        _ folder: String, _ display: String, _ problems: inout [SiteProblem]
    ) -> [String: AssetFile] {
        var files: [String: AssetFile] = [:]
        let walk = FolderWalk(folder, entersHidden: false, links: .none)
        for problem in walk.problems where problem.path == "." || !isHidden(problem.path) {
            let shown = problem.path == "." ? display : "\(display)/\(problem.path)"
            problems.append(SiteProblem(file: shown, .file(.input(fault(problem.reason)))))
        }
        var catalogs: [String: [String]] = [:]
        for path in walk.files where !isHidden(path) {
            let shown = "\(display)/\(path)"
            if let end = path.firstRange(of: AssetCatalog.ending + "/") {
                catalogs[String(path[..<end.upperBound].dropLast()), default: []].append(
                    String(path[end.upperBound...]))
                continue
            }
            if !SitePath.isSafe(path) {
                problems.append(SiteProblem(file: shown, .file(.input(.unsafeName))))
            } else if files["assets/\(path)"] != nil {
                problems.append(SiteProblem(file: shown, .file(.input(.sameName))))
            } else if !FileStatus.isReadable("\(folder)/\(path)") {
                problems.append(SiteProblem(file: shown, .file(.input(.unreadable(.permission)))))
            } else {
                files["assets/\(path)"] = AssetFile(path: "assets/\(path)", folder: folder, name: path, display: shown)
            }
        }
        add(catalogs, in: folder, display, to: &files, &problems)
        return files
    }

    /// Adds the contents of asset catalogs: the images and, unless there is one already, a stylesheet with all colors.
    private static func add(
        _ catalogs: [String: [String]], in folder: String, _ display: String, to files: inout [String: AssetFile],
        _ problems: inout [SiteProblem]
    ) {
        var colors: [String: AssetCatalog.NamedColor] = [:]
        for (path, contents) in catalogs.sorted(by: { $0.key < $1.key }) {
            let shown = "\(display)/\(path)"
            let catalog = AssetCatalog(contents.sorted(), in: "\(folder)/\(path)", display: shown)
            problems += catalog.problems
            for (image, file) in catalog.images.sorted(by: { $0.key < $1.key }) {
                if let other = files[image] {
                    problems.append(SiteProblem(file: file.display, .file(.input(.samePath(other.display)))))
                }
                files[image] = file
            }
            for color in catalog.colors where colors.updateValue(color, forKey: color.name) != nil {
                problems.append(SiteProblem(file: shown, .data(.assetCatalog(.sameColor(color.name)))))
            }
        }
        guard !colors.isEmpty, files[AssetCatalog.stylesPath] == nil else { return }
        let rules = colors.values.sorted { $0.name < $1.name }.map(\.rules).joined()
        files[AssetCatalog.stylesPath] = AssetFile(
            path: AssetCatalog.stylesPath, folder: "", name: "", display: "\(display)/colors.css",
            content: Array(rules.utf8))
    }

    private static func isHidden(_ path: String) -> Bool { path.split(separator: "/").contains { $0.hasPrefix(".") } }

    private static func fault(_ reason: FileProblem) -> FileFault.Input {
        switch reason {
        case .special: .special
        case .nameNotUTF8: .nameNotUTF8
        default: .unreadable(reason)
        }
    }
}
