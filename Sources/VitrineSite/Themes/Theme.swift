import Foundation
import VitrineSupport
import VitrineThemes
import Yams

/// Layouts, component templates and assets on disk.
///
/// ```
/// my-theme/
///   theme.yml               name, description, extends
///   layouts/page.mustache   every page except that of a single story
///   layouts/story.mustache  a single story
///   components/*.mustache   templates for components
///   assets/                 copied as they are
/// ```
struct Theme: Sendable {
    /// The theme's name.
    let name: String
    /// Layouts and their partials.
    let layouts: TemplateFolder
    /// Templates for components.
    let components: TemplateFolder
    /// The folders with assets, each with how the user would name it: those of the theme that this one extends come first.
    let assets: [(folder: URL, display: String)]

    /// What `theme.yml` says, and where.
    private struct Part {
        var folder: URL
        var display: String
        var name: String?
        var extends: String?
    }

    /// Finds a theme: a folder when the text names one; else a theme of that name in the site's `themes`; else one that
    /// comes with the package.
    /// - Throws: ``SiteProblems``; an unknown name lists the known ones.
    init(_ wanted: String, site: SiteFolder) throws(SiteProblems) {
        guard BundledThemes.areFound else {
            throw SiteProblems(SiteProblem(.theme(.missingBundle(BundledThemes.bundle))))
        }
        var parts = [try Self.part(try Self.locate(wanted, site))]
        var layouts: [TemplateFolder] = []
        while let last = parts.last {
            let own = try TemplateFolder(
                last.folder.appendingPathComponent("layouts"), display: "\(last.display)/layouts")
            layouts.append(own)
            // A theme with pages of its own has styles of its own, too.
            let isStandard = last.folder.path == BundledThemes.folder(named: BundledThemes.names[0])?.path
            let parent = last.extends ?? (own.files["page"] == nil && !isStandard ? BundledThemes.names[0] : "none")
            if parent == "none" { break }
            // A theme may extend a bundled one of its own name.
            let isOfItsName = parent == last.folder.lastPathComponent
            let next = try Self.part(try Self.locate(parent, isOfItsName ? nil : site, in: last.display))
            guard !parts.contains(where: { $0.folder.path == next.folder.path }) else {
                throw SiteProblems(
                    SiteProblem(file: "\(last.display)/theme.yml", .theme(.extendsItself(parts.map(\.display)))))
            }
            parts.append(next)
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

    /// A folder of the default theme's templates, for what a theme does not have itself.
    static func standard(_ part: String) throws(SiteProblems) -> TemplateFolder {
        guard let folder = BundledThemes.folder(named: "default") else { return TemplateFolder() }
        return try TemplateFolder(folder.appendingPathComponent(part), display: "themes/default/\(part)")
    }

    /// Finds the folder of a theme.
    /// - Parameters:
    ///   - site: the site whose own themes are considered; nil for only those of the package.
    ///   - heir: the theme that extends it.
    private static func locate(
        _ wanted: String, _ site: SiteFolder?, in heir: String? = nil
    ) throws(SiteProblems) -> (URL, String) {
        func isTheme(_ url: URL) -> Bool { FileStatus.isFile(url.appendingPathComponent("theme.yml").path) }
        if wanted.contains("/") || wanted == "." {
            let url = URL(verbatim: wanted, isDirectory: true)
            if isTheme(url) { return (url, wanted) }
            throw SiteProblems(SiteProblem(file: wanted, .command(.notATheme)))
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
            file = "\(heir)/theme.yml"
            line = Self.line(of: "extends", saying: wanted, in: "\(heir)/theme.yml")
        } else if let site {
            // A name on the command line is in no file.
            line = Self.line(of: "theme", saying: wanted, in: site.url.appendingPathComponent("vitrine.yml").path)
            file = line == nil ? nil : site.display("vitrine.yml")
        }
        throw SiteProblems(SiteProblem(file: file, line: line, .command(.unknownTheme(wanted, known: known))))
    }

    /// The line of a file that says something of a key; nil where none does.
    private static func line(of key: String, saying value: String, in file: String) -> Int? {
        guard let bytes = try? FileReader.bytes(of: file) else { return nil }
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
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
