import ArgumentParser
import VitrineComponents
import VitrineSite
import VitrineSupport

/// The option that all commands have in common.
struct SiteOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The folder with vitrine.yml, data, templates, assets and themes.",
            discussion: "The default is this folder, or site/ if only that has a vitrine.yml.",
            valueName: "dir"))
    var site: String?

    /// Reads the configuration and gets the content from the gallery.
    func load<Content: Gallery>(_ type: Content.Type) async throws(BuildFailure) -> Site {
        let folder = try siteFolder()
        do {
            let configuration = try SiteConfiguration(folder: folder)
            let gallery = Content()
            var registry = Registry()
            try gallery.register(in: &registry)
            let sections = try await gallery.sections(in: folder)
            if sections.isEmpty { throw SiteProblem(.gallery(.noSections)) }
            let random = try await RandomIDs.problems(in: sections) { try await gallery.sections(in: folder) }
            if !random.isEmpty { throw SiteProblems(random) }
            return Site(
                sections: sections, registry: registry, folder: folder, configuration: configuration, taps: gallery.taps
            )
        } catch let problems as SiteProblems {
            throw BuildFailure(site: problems.all)
        } catch let problem as SiteProblem {
            throw BuildFailure(site: [problem])
        } catch let problems as RenderProblems {
            throw BuildFailure(render: problems.all)
        } catch {
            throw BuildFailure(site: [SiteProblem(.gallery(.thrown(words(of: error))))])
        }
    }

    /// Returns the folder of the site.
    /// - Throws: ``BuildFailure`` if the folder that the user specified does not exist.
    func siteFolder() throws(BuildFailure) -> SiteFolder {
        if let site, !FileStatus.isFolder(site) {
            throw BuildFailure(site: [SiteProblem(file: site, .command(.noSuchFolder))])
        }
        return site.map { SiteFolder($0) } ?? .standard()
    }
}
