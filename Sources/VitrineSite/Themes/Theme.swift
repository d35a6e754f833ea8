import Foundation
import VitrineSupport
import VitrineThemes
import Yams

/// The layouts, component templates and assets of a theme on disk.
///
/// ```
/// my-theme/
///   theme.yml               name, description, extends
///   layouts/page.mustache   pages with navigation around the content
///   layouts/story.mustache  pages shown in frames: bare stories, and the list of components
///   components/*.mustache   templates for components
///   assets/                 copied; style.css is appended to that of the extended theme
/// ```
struct Theme: Sendable {
    /// The name in `theme.yml`; without one, the name of the folder.
    let name: String
    /// Layouts and their partials.
    let layouts: TemplateFolder
    let components: TemplateFolder
    /// The folders with assets, each with its path as shown in messages; those of extended themes come first.
    let assets: [(folder: URL, display: String)]

    /// A theme of a ``Chain``: its folder and the contents of its `theme.yml`.
    private struct Part {
        var folder: URL
        var display: String
        var name: String?
        var extends: String?
    }

    /// A theme with those that it extends, as far as they are found.
    private struct Chain {
        var parts: [Part] = []
        /// The folders of the parts, and that of a theme whose `theme.yml` has a problem.
        var folders: [URL] = []
        /// The problems that ended the search; nil if there are none.
        var problems: SiteProblems?
    }

    /// Finds and reads a theme. If `wanted` contains a slash or is `.`, it is the path of the theme's folder. Otherwise
    /// it is the name of a theme in the site's `themes` or, if there is none with this name, of a bundled theme.
    /// - Throws: ``SiteProblems`` if the bundled themes are missing, if the theme or one that it extends is not found,
    ///   cannot be read or has a mistake in its `theme.yml`, or if themes extend each other in a cycle. For an unknown
    ///   name, the known ones are listed.
    init(_ wanted: String, site: SiteFolder) throws(SiteProblems) {
        guard BundledThemes.areFound else {
            throw SiteProblems(SiteProblem(.theme(.missingBundle(BundledThemes.bundle))))
        }
        let chain = Self.chain(wanted, site)
        if let problems = chain.problems { throw problems }
        let parts = chain.parts
        var layouts: [TemplateFolder] = []
        for part in parts {
            layouts.append(
                try TemplateFolder(part.folder.appendingPathComponent("layouts"), display: "\(part.display)/layouts"))
        }
        name = parts[0].name ?? parts[0].folder.lastPathComponent
        self.layouts = layouts.reversed().reduce(try Self.standard("layouts")) { $1.falling(backOn: $0) }
        var components = TemplateFolder()
        for part in parts.reversed() {
            let folder = part.folder.appendingPathComponent("components")
            components = try TemplateFolder(folder, display: "\(part.display)/components").falling(backOn: components)
        }
        self.components = components
        assets = parts.reversed().map {
            ($0.folder.appendingPathComponent("assets", isDirectory: true), "\($0.display)/assets")
        }
    }

    /// The folders of a theme and of those that it extends. If one of them cannot be found or read, these are the
    /// folders that were found until then, including that of a theme whose `theme.yml` has a problem.
    static func folders(_ wanted: String, site: SiteFolder) -> [URL] { chain(wanted, site).folders }

    /// Finds a theme and, one after another, those that it extends.
    private static func chain(_ wanted: String, _ site: SiteFolder) -> Chain {
        var chain = Chain()
        func add(_ place: (folder: URL, display: String)) throws(SiteProblems) {
            chain.folders.append(place.folder)
            chain.parts.append(try part(place))
        }
        do throws(SiteProblems) {
            try add(try locate(wanted, site))
            while let last = chain.parts.last {
                // A theme with a page layout of its own is expected to have its own styles, too, so it does not extend
                // the default theme implicitly.
                let hasPage = FileStatus.isFile(last.folder.appendingPathComponent("layouts/page.mustache").path)
                let isStandard = last.folder.path == BundledThemes.folder(named: BundledThemes.names[0])?.path
                let parent = last.extends ?? (!hasPage && !isStandard ? BundledThemes.names[0] : "none")
                if parent == "none" { break }
                // A theme may extend a bundled theme that has the same name.
                let isOfItsName = parent == last.folder.lastPathComponent
                let next = try locate(parent, isOfItsName ? nil : site, for: last)
                let path = next.0.standardizedFileURL.path
                if let first = chain.folders.firstIndex(where: { $0.standardizedFileURL.path == path }) {
                    // The themes before this index lead to the cycle, but are not part of it.
                    let names = chain.parts[first...].map(\.display)
                    throw SiteProblems(
                        SiteProblem(file: "\(last.display)/theme.yml", .theme(.extendsItself(names))))
                }
                try add(next)
            }
        } catch {
            chain.problems = error
        }
        return chain
    }

    /// The templates in a folder of the default theme, such as `layouts`. They are used for templates that a theme does
    /// not have.
    static func standard(_ part: String) throws(SiteProblems) -> TemplateFolder {
        guard let folder = BundledThemes.folder(named: "default") else { return TemplateFolder() }
        return try TemplateFolder(folder.appendingPathComponent(part), display: "themes/default/\(part)")
    }

    /// Finds the folder of a theme. A path is relative to the folder of the theme that extends the wanted one, or to
    /// the current folder if none does.
    /// - Parameters:
    ///   - site: the site whose own themes are considered; nil to consider only bundled themes.
    ///   - heir: the theme that extends the wanted one; nil if none does.
    private static func locate(
        _ wanted: String, _ site: SiteFolder?, for heir: Part? = nil
    ) throws(SiteProblems) -> (URL, String) {
        func isTheme(_ url: URL) -> Bool { FileStatus.isFile(url.appendingPathComponent("theme.yml").path) }
        if wanted.contains("/") || wanted == "." {
            var (url, display) = (URL(verbatim: wanted, isDirectory: true), wanted)
            if let heir, !wanted.hasPrefix("/") {
                url = heir.folder.appendingPathComponent(wanted, isDirectory: true).standardizedFileURL
                display = "\(heir.display)/\(wanted)"
            }
            if isTheme(url) { return (url, display) }
            throw SiteProblems(SiteProblem(file: display, .command(.notATheme)))
        }
        if let site {
            let own = site.url.appendingPathComponent("themes/\(wanted)", isDirectory: true)
            if isTheme(own) { return (own, site.display("themes/\(wanted)")) }
        }
        if let bundled = BundledThemes.folder(named: wanted) { return (bundled, "themes/\(wanted)") }
        let own = site.map { $0.url.appendingPathComponent("themes") }
        let ownNames = own.flatMap { try? Folder.entries(of: $0.path) }?.map(\.name) ?? []
        let ownThemes = ownNames.filter { name in own.map { isTheme($0.appendingPathComponent(name)) } ?? false }
        let known = Set(ownThemes + BundledThemes.names).sorted()
        var file: String?
        var line: Int?
        if let heir {
            file = "\(heir.display)/theme.yml"
            line = Self.line(of: "extends", saying: wanted, in: heir.folder.appendingPathComponent("theme.yml").path)
        } else if let site {
            // A name from the command line is not in any file.
            line = Self.line(of: "theme", saying: wanted, in: site.url.appendingPathComponent("vitrine.yml").path)
            file = line == nil ? nil : site.display("vitrine.yml")
        }
        throw SiteProblems(SiteProblem(file: file, line: line, .command(.unknownTheme(wanted, known: known))))
    }

    /// The number, from 1, of the line that sets a key to a value in a file; nil if there is no such line.
    private static func line(of key: String, saying value: String, in file: String) -> Int? {
        guard let bytes = try? FileReader.bytes(of: file) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self)
            .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        return lines.firstIndex { $0.hasPrefix("\(key):") && $0.contains(value) }.map { $0 + 1 }
    }

    private static func part(_ place: (folder: URL, display: String)) throws(SiteProblems) -> Part {
        let (folder, display) = place
        let text: String
        do throws(SiteProblem) {
            text = try SiteFolder.text(
                at: folder.appendingPathComponent("theme.yml"), display: "\(display)/theme.yml")
        } catch {
            throw SiteProblems(error)
        }
        var file = SettingsFile(text, name: "\(display)/theme.yml")
        let mapping = file.root()?.mapping
        let keys = ["description", "extends", "name"]
        for key in mapping?.keys.map({ $0 }) ?? [] where !keys.contains(key.string ?? "") {
            file.add(.unknownKey(key.string ?? "?", known: keys), at: key)
        }
        guard file.problems.isEmpty else {
            throw SiteProblems(
                file.problems.map {
                    SiteProblem(file: $0.file, line: $0.line, .theme(.description($0.reason)))
                })
        }
        return Part(
            folder: folder, display: display, name: mapping?["name"]?.string, extends: mapping?["extends"]?.string)
    }
}
