import Foundation
import TestSupport
import VitrineComponents
import VitrineSite

/// A temporary folder of one test, with `site` for the gallery's own files and `out` for the built site.
struct Workbench: TestFolder {
    let path: String

    init() throws {
        path = try Self.makeFolder("site-tests")
        try makeFolder("site")
        // The check of contrast would take half of the time of these tests. Tests of it write their own settings.
        try write("check:\n  contrast: false\n", to: "site/vitrine.yml")
    }

    /// The folder that builds write to unless another one is given.
    var output: String { "\(path)/out" }

    var site: SiteFolder { SiteFolder("\(path)/site") }

    func tree(_ folder: String) -> [String: Tree.Entry] { Tree.entries(of: "\(path)/\(folder)") }

    @discardableResult
    func build(
        _ sections: [VitrineComponents.Section], to output: String? = nil, registry: Registry = .samples,
        theme: String? = nil, only: String? = nil, jobs: Int = 2, title: String = "Sample",
        language: String = "en", locales: [String] = [], _ configure: (inout BuildOptions) -> Void = { _ in }
    ) async throws(BuildFailure) -> BuildReport {
        var configuration = SiteConfiguration()
        configuration.title = title
        configuration.language = language
        var options = BuildOptions()
        options.output = output.map { $0.hasPrefix("/") ? $0 : "\(path)/\($0)" } ?? self.output
        options.theme = theme
        options.only = only
        options.jobs = jobs
        options.locales = locales
        // These tests do not simulate a power failure; `make crashes` does, with its own builds.
        options.isDurable = false
        options.allowsRemoval = true
        configure(&options)
        let site = Site(sections: sections, registry: registry, folder: site, configuration: configuration)
        return try await site.build(options)
    }
}
