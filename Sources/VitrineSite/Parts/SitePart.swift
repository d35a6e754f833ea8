import VitrineConformance
import VitrineSupport

/// A folder with a part of a site, written by `build --shard`.
struct SitePart: Sendable {
    /// The path of the folder as the user wrote it.
    let name: String
    let header: PartHeader
    /// The results of its pages, until ``takeResults()`` is called.
    private(set) var results: PageResults
    /// The pages that the next build of the site checks again.
    let remarked: Set<String>
    private let folder: OpenFolder

    /// Opens a part and reads the results of its pages.
    /// - Throws: ``SiteProblem`` if the folder cannot be read, if its manifest, its header or its results are missing
    ///   or damaged, or if the manifest and the results differ in the hash of a page. The files of the pages are
    ///   checked when they are added to the site.
    init(_ name: String, header: PartHeader, of pass: SitePass, texts: inout SharedTexts) throws(SiteProblem) {
        self.name = name
        self.header = header
        do throws(FileProblem) {
            folder = try OpenFolder(name)
        } catch {
            throw SiteProblem(file: name, .file(.failed(.reading, error)))
        }
        guard
            let manifest = (try? folder.bytes(of: Manifest.path)).flatMap({
                Manifest(String(decoding: $0, as: UTF8.self))
            })
        else { throw SiteProblem(file: name, .part(.damaged(Manifest.path))) }
        let hashes = manifest.files
        remarked = manifest.remarked
        guard let own = try? folder.bytes(of: PartHeader.path), SHA256.hex(own) == hashes[PartHeader.path] else {
            throw SiteProblem(file: name, .part(.damaged(PartHeader.path)))
        }
        guard let bytes = try? folder.bytes(of: PartHeader.results), SHA256.hex(bytes) == hashes[PartHeader.results]
        else {
            throw SiteProblem(file: name, .part(.damaged(PartHeader.results)))
        }
        do throws(PackedReader.Damage) {
            var packed = PackedReader(bytes)
            results = try PageResults(
                from: &packed, exceptions: Exceptions(pass.checks.ignores), files: pass.files,
                last: max(pass.site.plan.sections.count, pass.site.plan.components.count) - 1, texts: &texts)
        } catch {
            throw SiteProblem(file: name, .part(.damaged(PartHeader.results)))
        }
        if let record = results.records.first(where: { hashes[$0.path] != $0.hash }) {
            throw SiteProblem(file: name, .part(.damaged(record.path)))
        }
    }

    /// Adds the costs of the part's pages to those of other parts and removes them from this value, because every part
    /// needs as much memory for costs as the whole site.
    mutating func moveCosts(to costs: inout PageCosts) {
        costs.add(results.costs)
        results.costs = PageCosts()
    }

    /// Returns the results of the part's pages and removes them from this value, so that the results of a large site
    /// are not in memory twice.
    mutating func takeResults() -> PageResults {
        defer { results = PageResults(exceptions: results.exceptions) }
        return results
    }

    /// Reads the header of the part in a folder.
    /// - Throws: ``SiteProblem`` if the folder cannot be read or is not a part, or if the header is damaged or has
    ///   another format version.
    static func header(of name: String) throws(SiteProblem) -> PartHeader {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try OpenFolder(name).bytes(of: PartHeader.path)
        } catch {
            guard error.isMissing else { throw SiteProblem(file: name, .file(.failed(.reading, error))) }
            throw SiteProblem(file: name, .part(FileStatus.isFolder(name) ? .noPart : .noFolder))
        }
        guard let header = PartHeader(bytes) else { throw SiteProblem(file: name, .part(.otherFormat)) }
        return header
    }

    /// Adds a page to the site.
    /// - Throws: ``SiteProblem`` if the file of the page is missing or damaged, or cannot be added.
    func give(
        _ record: PageRecord, to output: SiteOutput, _ comparer: inout FileComparer
    ) throws(SiteProblem) {
        guard try output.take(record.path, hash: record.hash, from: folder, &comparer) else {
            throw SiteProblem(file: name, .part(.damaged(record.path)))
        }
    }
}
