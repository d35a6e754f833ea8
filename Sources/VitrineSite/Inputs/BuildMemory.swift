import VitrineComponents
import VitrineSupport

/// A record of the pages of a build, kept for the next build: what each page was rendered from, and which file it
/// became.
///
/// The record is a file for this machine only. It affects only the duration of builds: without it, every page is
/// rendered.
struct BuildMemory: Sendable {
    /// A page of a build.
    struct Page: Sendable {
        /// The digest of everything that the page was rendered from.
        var inputs: String
        /// The stamp of the page's file; nil if the file has not been written yet.
        var stamp: String?
        /// Which components rendered which others on the page.
        var edges: Set<Lineage.Edge>
    }

    private static let header = "vitrine pages 1"

    /// The path of the file that holds the record.
    let file: String
    /// The pages of the last build, keyed by path.
    private(set) var pages: [String: Page] = [:]

    /// Reads the record of the last build; it is empty if the file is missing or is not such a record. Lines that are
    /// not valid are skipped.
    init(_ file: String) {
        self.file = file
        guard let bytes = try? FileReader.bytes(of: file) else { return }
        var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        guard let first = lines.popFirst(), first.elementsEqual(Self.header.utf8) else { return }
        var edges: [Lineage.Edge] = []
        for line in lines {
            let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
            let text = { (field: Int) in String(decoding: fields[field], as: UTF8.self) }
            switch fields.count {
            case 2: edges.append(Lineage.Edge(parent: text(0), child: text(1)))
            case 4:
                let numbers = fields[2].split(separator: UInt8(ascii: ",")).compactMap {
                    Int(String(decoding: $0, as: UTF8.self))
                }
                guard numbers.allSatisfy(edges.indices.contains) else { continue }
                pages[text(3)] = Page(inputs: text(0), stamp: text(1), edges: Set(numbers.map { edges[$0] }))
            default: continue
            }
        }
    }

    /// Saves the pages of a build for the next one, except pages without a file. If this fails, the next build only
    /// takes longer.
    func save(_ pages: [String: Page]) {
        var numbers: [Lineage.Edge: Int] = [:]
        var lines: [String] = [Self.header]
        for edge in Set(pages.values.flatMap(\.edges)).sorted(by: { ($0.parent, $0.child) < ($1.parent, $1.child) }) {
            numbers[edge] = numbers.count
            lines.append("\(edge.parent)\t\(edge.child)")
        }
        for (path, page) in pages {
            guard let stamp = page.stamp else { continue }
            let edges = page.edges.compactMap { numbers[$0] }.map(String.init).joined(separator: ",")
            lines.append("\(page.inputs)\t\(stamp)\t\(edges)\t\(path)")
        }
        let folder = file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        if !folder.isEmpty { try? Folder.makeAll(folder) }
        try? FileWriter.replace(file, Array(lines.joined(separator: "\n").utf8))
    }

    /// Whether pages have the same inputs and stamps as the recorded ones.
    func isSame(_ other: [String: Page]) -> Bool {
        pages.count == other.count
            && other.allSatisfy { pages[$0]?.inputs == $1.inputs && pages[$0]?.stamp == $1.stamp }
    }

    /// Deletes the record. A build does this before it changes the site, so that it leaves no false record if it is
    /// killed midway.
    func forget() { try? Files.remove(file) }
}
