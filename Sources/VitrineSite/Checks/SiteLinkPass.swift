import Foundation
import VitrineConformance
import VitrineXML

/// The links of a whole site: what the pages that were checked tell, and the pages that were not looked at because they
/// are as they were.
struct SiteLinkPass {
    let files: SiteFiles
    let output: SiteOutput
    private var check: SiteLinkCheck
    private var known: Set<String> = []

    init(_ files: SiteFiles, _ output: SiteOutput) {
        self.files = files
        self.output = output
        check = SiteLinkCheck(files)
    }

    /// Takes what a page tells about its links.
    mutating func add(_ facts: [String: PageFacts]) {
        for (path, facts) in facts where known.insert(path).inserted { check.add(facts) }
    }

    /// What only the whole site tells. Nothing is read when all pages are as they were.
    /// - Throws: ``XMLError`` when a parser cannot be allocated.
    func findings() throws -> [Finding] {
        guard !known.isEmpty || output.old.map({ Set($0.files.keys).isSuperset(of: files.pages) }) != true else {
            return []
        }
        let checker = try ConformanceChecker(site: files)
        var check = check
        for path in files.pages where !known.contains(path) {
            guard let bytes = output.bytes(of: path) else { continue }
            check.add(bytes.withUnsafeBufferPointer { checker.facts($0, sitePath: path) })
        }
        var findings: [Finding] = []
        for late in check.late {
            let path = files.pages[late.page]
            guard late.needsPage, let bytes = output.bytes(of: path) else {
                findings += late.verdict(path: path).findings
                continue
            }
            findings += bytes.withUnsafeBufferPointer {
                checker.verdict($0, path: path, sitePath: path, late: late).findings
            }
        }
        return findings
    }
}

extension SiteFiles {
    /// The files that a site will have.
    init(_ plan: SitePlan, _ locales: [SiteLocale], assets: [String], address: SiteAddress?) {
        let pages =
            ["index.html"] + plan.sections.indices.map { plan.path(section: $0) }
            + plan.components.map(\.path) + plan.stories.compactMap(\.path)
        let files = locales.flatMap { locale in pages.map { File(locale.folder + $0, isPage: true) } }
        self.init(files + (assets + ["index.json", Manifest.path]).map { File($0) }, address: address)
    }
}
