import VitrineConformance
import VitrineMarkup
import VitrineSupport

/// Searches whole folders for unused stylesheets, rules and images, and for classes that no stylesheet, script or other
/// text file mentions.
struct UnusedRun {
    private let input: CheckInput

    init(_ input: CheckInput) { self.input = input }

    /// Searches each folder, and adds the findings.
    func add(to found: inout FindingStore) {
        var numbers: [String: Int] = [:]
        for (number, page) in input.pages.enumerated() { numbers[page.path] = number }
        for site in input.sites.indices {
            for finding in findings(site) {
                // Every finding must belong to a page, so one about an image is stored with the first page of its
                // folder.
                guard let number = numbers[finding.path] ?? input.pages.firstIndex(where: { $0.site == site }) else {
                    continue
                }
                let verdict = PageVerdict(path: finding.path, findings: [finding])
                let sitePath = String(finding.path.dropFirst(start(of: site).count))
                found.add(verdict, page: number, sitePath: sitePath)
            }
        }
    }

    /// The prefix of the paths of a folder's files, with a trailing slash; empty for the current folder.
    private func start(of site: Int) -> String { input.roots[site].isEmpty ? "" : input.roots[site] + "/" }

    private func findings(_ site: Int) -> [Finding] {
        guard let reader = try? PageReader(names: Name.spellings) else { return [] }
        let folder = start(of: site)
        func path(_ file: String) -> String { folder + file }
        let files = input.sites[site].files
        var unused = UnusedStyles(files: files.map(path))
        for file in files where PageName.isStyleSheet(file) || UnusedStyles.isText(file) {
            let isSheet = PageName.isStyleSheet(file)
            let limit = isSheet ? FileReader.largestMarkup : FileReader.largest
            guard let bytes = try? FileReader.bytes(of: path(file), limit: limit) else { continue }
            if isSheet {
                unused.add(sheet: bytes, path: path(file))
            } else {
                unused.add(text: bytes, path: path(file))
            }
        }
        for page in input.pages where page.site == site && page.isRead && !page.isStyleSheet {
            guard let file = page.file, let bytes = try? FileReader.bytes(of: file, limit: FileReader.largestMarkup)
            else { continue }
            unused.add(page: reader.read(bytes, page.syntax), path: page.path)
        }
        return unused.findings
    }
}
