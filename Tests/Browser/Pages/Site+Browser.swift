import Foundation
import Vitrine
import VitrineSite

extension Site {
    /// Builds a site for the browser tests. Its own styles are those in `Tests/Browser/site`.
    static func build(
        _ sections: [Section], _ registry: Registry, taps: (any TapResolver)? = nil, into folder: URL
    ) async throws {
        let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let source = SiteFolder(here.appending(path: "site").path)
        var options = BuildOptions()
        options.output = folder.path
        let site = Site(
            sections: sections, registry: registry, folder: source, configuration: SiteConfiguration(), taps: taps)
        _ = try await site.build(options)
    }
}
