import Foundation
import VitrineSupport
import VitrineThemes
import Yams

/// Layouts, component templates and assets on disk.
///
/// ```
/// my-theme/
///   theme.yml               name, description
///   layouts/page.mustache   index, sections and components
///   layouts/story.mustache  one story alone
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
    /// The folder with assets, and how the user would name it.
    let assets: URL
    let display: String

    /// Finds a theme: a folder when the text names one; else a theme of that name in the site's `themes`; else one that
    /// comes with the package.
    /// - Throws: ``SiteProblems``; an unknown name lists the known ones.
    init(_ wanted: String, site: SiteFolder) throws(SiteProblems) {
        guard BundledThemes.areFound else {
            throw SiteProblems(SiteProblem(.theme(.missingBundle(BundledThemes.bundle))))
        }
        let (folder, display) = try Self.locate(wanted, site)
        self.display = display
        name = try Self.name(folder, display) ?? folder.lastPathComponent
        let own = try TemplateFolder(folder.appendingPathComponent("layouts"), display: "\(display)/layouts")
        layouts = own.falling(backOn: try Self.standard("layouts"))
        components = try TemplateFolder(folder.appendingPathComponent("components"), display: "\(display)/components")
        assets = folder.appendingPathComponent("assets", isDirectory: true)
    }

    /// A folder of the default theme's templates, for what a theme does not have itself.
    static func standard(_ part: String) throws(SiteProblems) -> TemplateFolder {
        guard let folder = BundledThemes.folder(named: "default") else { return TemplateFolder() }
        return try TemplateFolder(folder.appendingPathComponent(part), display: "themes/default/\(part)")
    }

    private static func locate(_ wanted: String, _ site: SiteFolder) throws(SiteProblems) -> (URL, String) {
        func isTheme(_ url: URL) -> Bool { FileStatus.isFile(url.appendingPathComponent("theme.yml").path) }
        if wanted.contains("/") || wanted == "." {
            let url = URL(verbatim: wanted, isDirectory: true)
            if isTheme(url) { return (url, wanted) }
            throw SiteProblems(SiteProblem(file: wanted, .command(.notATheme)))
        }
        let own = site.url.appendingPathComponent("themes/\(wanted)", isDirectory: true)
        if isTheme(own) { return (own, site.display("themes/\(wanted)")) }
        if let bundled = BundledThemes.folder(named: wanted) { return (bundled, "themes/\(wanted)") }
        let ownNames = ((try? Folder.entries(of: site.url.appendingPathComponent("themes").path)) ?? []).map(\.name)
        let ownThemes = ownNames.filter { isTheme(site.url.appendingPathComponent("themes/\($0)")) }
        let known = Set(ownThemes + BundledThemes.names).sorted()
        throw SiteProblems(SiteProblem(.command(.unknownTheme(wanted, known: known))))
    }

    private static func name(_ folder: URL, _ display: String) throws(SiteProblems) -> String? {
        let text: String
        do throws(SiteProblem) {
            text = try SiteFolder.text(
                at: folder.appendingPathComponent("theme.yml"), display: "\(display)/theme.yml")
        } catch {
            throw SiteProblems(error)
        }
        var file = SettingsFile(text, name: "\(display)/theme.yml")
        let mapping = file.root()?.mapping
        for key in mapping?.keys.map({ $0 }) ?? [] where !["name", "description"].contains(key.string ?? "") {
            file.add(.unknownKey(key.string ?? "?", known: ["description", "name"]), at: key)
        }
        guard file.problems.isEmpty else {
            throw SiteProblems(
                file.problems.map {
                    SiteProblem(file: $0.file, line: $0.line, .theme(.description($0.reason)))
                })
        }
        return mapping?["name"]?.string
    }
}
