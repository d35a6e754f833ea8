import Foundation
import VitrineComponents
import VitrineSite

/// A temporary folder of one test, with `site` for the gallery's own files and `out` for what is built.
struct Workbench {
    let path: String

    init() throws {
        let name = "vitrine-site-tests-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: "\(path)/site", withIntermediateDirectories: true)
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// The folder that builds write to unless told otherwise.
    var output: String { "\(path)/out" }

    var site: SiteFolder { SiteFolder("\(path)/site") }

    func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(path)/\(file)")), as: UTF8.self)
    }

    func remove(_ file: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(file)") }

    func makeFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(atPath: "\(path)/\(folder)", withIntermediateDirectories: true)
    }

    func link(_ file: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: target)
    }

    func tree(_ folder: String) -> [String: Tree.Entry] { Tree.entries(of: "\(path)/\(folder)") }

    /// The names of everything in the temporary folder: what a build leaves beside the site.
    var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

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
        configure(&options)
        let site = Site(sections: sections, registry: registry, folder: site, configuration: configuration)
        return try await site.build(options)
    }
}
