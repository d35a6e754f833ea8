import VitrineConformance
import VitrineSupport

/// A folder with a part of a site, as `build --shard` wrote it.
struct SitePart: Sendable {
    /// The folder as the user named it.
    let name: String
    let header: PartHeader
    /// The facts of its pages, until they are taken.
    private(set) var results: PageResults
    /// Pages that every build of the site judges again.
    let remarked: Set<String>
    private let folder: OpenFolder

    /// Opens a part and reads the results of its pages.
    /// - Throws: ``SiteProblem`` where it is not a part, is damaged, or is made from something else.
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

    /// Takes the facts of its pages out, so that those of a large site are not kept twice.
    mutating func takeResults() -> PageResults {
        defer { results = PageResults(exceptions: results.exceptions) }
        return results
    }

    /// The header of the part in a folder.
    static func header(of name: String) throws(SiteProblem) -> PartHeader {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try OpenFolder(name).bytes(of: PartHeader.path)
        } catch {
            guard error.isMissing, FileStatus.isFolder(name) else {
                throw SiteProblem(file: name, .file(.failed(.reading, error)))
            }
            throw SiteProblem(file: name, .part(.noPart))
        }
        guard let header = PartHeader(bytes) else { throw SiteProblem(file: name, .part(.otherFormat)) }
        return header
    }

    /// Gives a page to the site, when it is as it was written.
    func give(
        _ record: PageRecord, to output: SiteOutput, _ comparer: inout FileComparer
    ) throws(SiteProblem) {
        guard try output.take(record.path, hash: record.hash, from: folder, &comparer) else {
            throw SiteProblem(file: name, .part(.damaged(record.path)))
        }
    }
}
