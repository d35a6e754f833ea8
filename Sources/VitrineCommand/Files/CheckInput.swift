import VitrineSupport
import Foundation
import VitrineConformance
import VitrineMarkup

/// The input of a check: folders with their pages and stylesheets, and single files.
struct CheckInput: Sendable {
    /// A page or a stylesheet, or something that cannot be read, such as a folder.
    struct Page: Sendable {
        /// The path that is shown in reports.
        var path: String
        /// The path of the file to read; nil for standard input, and if `isRead` is false.
        var file: String?
        /// The index of the folder in `sites`; nil for a single file and for standard input.
        var site: Int?
        /// The path relative to the folder `site`; nil for a single file and for standard input.
        var sitePath: String?
        /// The syntax that selects the parser.
        var syntax: PageSyntax
        /// The findings that say why nothing is read; empty if `isRead` is true.
        var findings: [Finding] = []
        /// Whether the file is read; false if it cannot be read, so that `findings` is all that is reported.
        var isRead = true
        var isStyleSheet: Bool { file.map { PageName.isStyleSheet($0) } ?? false }
    }

    private(set) var pages: [Page] = []
    private(set) var sites: [SiteFiles] = []
    /// The paths of the folders in `sites` as shown in reports; the path of the current folder is an empty string.
    private(set) var roots: [String] = []
    private var seen: [String: Int] = [:]
    private let syntax: SyntaxChoice?
    private let followsLinks: Bool

    /// Finds the pages and stylesheets to check.
    /// - Throws: ``CommandProblems`` with a problem for every path that does not exist, cannot be examined, or is
    ///   neither a file, a pipe nor a folder, and for every folder that has neither pages nor findings. Files and
    ///   folders that cannot be read become findings instead.
    init(
        paths: [String], address: SiteAddress?, syntax: SyntaxChoice? = nil, followsLinks: Bool = false
    ) throws(CommandProblems) {
        self.syntax = syntax
        self.followsLinks = followsLinks
        var problems: [CommandProblem] = []
        for path in paths {
            do throws(CommandProblem) {
                try add(path, address)
            } catch {
                problems.append(error)
            }
        }
        if !problems.isEmpty { throw CommandProblems(all: problems) }
    }

    private mutating func add(_ path: String, _ address: SiteAddress?) throws(CommandProblem) {
        if path == "-" { return add(page("<stdin>")) }
        let kind: FileKind
        do throws(FileProblem) {
            kind = try FileStatus(path, followsLinks: true).kind
        } catch {
            throw error.isMissing ? .noSuchPath(path) : .notAFile(path, error)
        }
        switch kind {
        case .folder: try add(folder: path, address)
        case .file, .pipe: add(page(Self.shown(path), file: path))
        case .link, .socket, .device: throw .notAFile(path, .special(kind))
        }
    }

    private func page(_ path: String, file: String? = nil) -> Page {
        Page(path: path, file: file, syntax: PageSyntax(ofFile: path, syntax))
    }

    private mutating func add(_ page: Page) {
        guard let index = seen[page.path] else {
            seen[page.path] = pages.count
            pages.append(page)
            return
        }
        // A page that was named by itself and then found in a folder is checked as a page of the folder.
        if pages[index].site == nil { pages[index] = page }
    }

    private mutating func add(folder path: String, _ address: SiteAddress?) throws(CommandProblem) {
        let walk = CheckedFolder(path, followsLinks: followsLinks)
        let shown = Self.shown(path)
        func name(_ inside: String) -> String { shown.isEmpty ? inside : inside == "." ? shown : "\(shown)/\(inside)" }
        guard walk.files.contains(where: \.isPage) || !walk.findings.isEmpty else { throw .noPages(shown) }
        let site = SiteFiles(walk.files, address: address ?? self.address(of: path, walk.files))
        let number = sites.count
        sites.append(site)
        roots.append(shown)
        var found = site.pages.map { inside in
            var found = page(name(inside), file: "\(path)/\(inside)")
            (found.site, found.sitePath) = (number, inside)
            return found
        }
        for file in walk.files where file.checkedAs == nil && PageName.isStyleSheet(file.path) {
            var sheet = page(name(file.path), file: "\(path)/\(file.path)")
            (sheet.site, sheet.sitePath) = (number, file.path)
            found.append(sheet)
        }
        for finding in walk.findings {
            var finding = finding
            let inside = finding.path
            finding.path = name(inside)
            found.append(
                Page(
                    path: finding.path, site: number, sitePath: inside, syntax: .html, findings: [finding],
                    isRead: false))
        }
        found.sort { $0.path.precedesInBytes($1.path) }
        for page in found { add(page) }
    }

    /// Returns the address at which a folder is published, if the canonical link of its `index.html` states it.
    private func address(of folder: String, _ files: [SiteFiles.File]) -> SiteAddress? {
        guard files.contains(where: { $0.path == "index.html" }), let checker = try? ConformanceChecker() else {
            return nil
        }
        return (try? FileReader.bytes(of: "\(folder)/index.html")).flatMap {
            checker.siteAddress(ofIndex: $0, syntax: PageSyntax(ofFile: "index.html", syntax))
        }
    }

    /// Returns a path as it is shown in reports: relative to the current folder if it is inside that folder, and empty
    /// for the current folder itself.
    static func shown(_ path: String) -> String {
        var path = path
        let current = FileManager.default.currentDirectoryPath
        if path == current { path = "." }
        if path.hasPrefix(current + "/") { path = String(path.dropFirst(current.count + 1)) }
        while path.hasPrefix("./") { path = String(path.dropFirst(2).drop { $0 == "/" }) }
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return path == "." ? "" : path
    }
}
