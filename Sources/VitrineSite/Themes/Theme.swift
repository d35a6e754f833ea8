import Foundation
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
        let manager = FileManager.default
        func isTheme(_ url: URL) -> Bool { manager.fileExists(atPath: url.appendingPathComponent("theme.yml").path) }
        if wanted.contains("/") || wanted == "." {
            let url = URL(fileURLWithPath: wanted, isDirectory: true)
            if isTheme(url) { return (url, wanted) }
            throw SiteProblems([SiteProblem(.usage, file: wanted, "is not a theme: it has no theme.yml")])
        }
        let own = site.url.appendingPathComponent("themes/\(wanted)", isDirectory: true)
        if isTheme(own) { return (own, site.display("themes/\(wanted)")) }
        if let bundled = BundledThemes.folder(named: wanted) { return (bundled, "themes/\(wanted)") }
        let ownNames = (try? manager.contentsOfDirectory(atPath: site.url.appendingPathComponent("themes").path)) ?? []
        let ownThemes = ownNames.filter { isTheme(site.url.appendingPathComponent("themes/\($0)")) }
        let known = Set(ownThemes + BundledThemes.names).sorted().joined(separator: ", ")
        throw SiteProblems([SiteProblem(.usage, "there is no theme \"\(wanted)\"; known are \(known)")])
    }

    private static func name(_ folder: URL, _ display: String) throws(SiteProblems) -> String? {
        let file = "\(display)/theme.yml"
        do {
            let text = try SiteFolder.text(at: folder.appendingPathComponent("theme.yml"), display: file)
            guard let mapping = try Yams.compose(yaml: text)?.mapping else { return nil }
            let unknown = mapping.keys.filter { !["name", "description"].contains($0.string ?? "") }
            guard unknown.isEmpty else {
                throw SiteProblems(
                    unknown.map {
                        SiteProblem(
                            .content, file: file, line: $0.mark?.line,
                            "unknown key \"\($0.string ?? "?")\"; known are description, name")
                    })
            }
            return mapping["name"]?.string
        } catch let problem as SiteProblem {
            throw SiteProblems([problem])
        } catch let problems as SiteProblems {
            throw problems
        } catch let error as YamlError {
            throw SiteProblems([DataErrors.yaml(error, file: file)])
        } catch {
            throw SiteProblems([SiteProblem(.content, file: file, "\(error)")])
        }
    }
}
