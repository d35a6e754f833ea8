import VitrineSupport
import Foundation
import VitrineConformance
import VitrineMarkup

/// Reads and checks pages one after another, with its own parsers and its own buffer.
final class CheckWorker {
    private let run: CheckRun
    private var buffer: [UInt8] = []
    /// A checker for each folder, by its number, and one for single files, under -1.
    private var checkers: [Int: ConformanceChecker] = [:]
    /// Whether a parser could not be allocated.
    private(set) var isShortOfMemory = false

    /// The maximum size of a buffer that is kept for the next page, in bytes; a larger one is released.
    private static let keptBuffer = 8_000_000

    init(_ run: CheckRun) { self.run = run }

    private func checker(_ number: Int?) -> ConformanceChecker? {
        let site = run.checksLinks ? number : nil
        if let checker = checkers[number ?? -1] { return checker }
        do throws(XMLError) {
            let checker = try ConformanceChecker(site: site.map { run.input.sites[$0] }, userRules: run.userRules)
            checker.judgesContrast = run.judgesContrast
            let root = number.map { run.input.roots[$0] }
            checker.styleSheets = StyleSheetSource(root: root) {
                try? FileReader.bytes(of: $0, limit: FileReader.largestMarkup)
            }
            checkers[number ?? -1] = checker
            return checker
        } catch {
            isShortOfMemory = true
            return nil
        }
    }

    /// Checks the page or stylesheet with this index.
    func verdict(_ number: Int) -> PageVerdict {
        let page = run.input.pages[number]
        guard page.isRead else { return PageVerdict(path: page.path, findings: page.findings) }
        if page.isStyleSheet { return reading(page) { StyleSheetCheck.verdict(Array($0), path: page.path) } }
        return reading(page) { bytes in
            checker(page.site)?.verdict(bytes, path: page.path, sitePath: page.sitePath, syntax: page.syntax)
        }
    }

    /// Returns those findings about a page that depend on the whole site. The page is read again only if their places
    /// must be found.
    func verdict(_ number: Int, late: LateLinkFindings) -> PageVerdict {
        let page = run.input.pages[number]
        guard late.needsPage, let sitePath = page.sitePath else { return late.verdict(path: page.path) }
        return reading(page) { bytes in
            checker(page.site)?
                .verdict(bytes, path: page.path, sitePath: sitePath, syntax: page.syntax, late: late)
        }
    }

    private func reading(
        _ page: CheckInput.Page, _ body: (UnsafeBufferPointer<UInt8>) -> PageVerdict?
    ) -> PageVerdict {
        defer { if buffer.count > Self.keptBuffer { buffer = [] } }
        do throws(FileProblem) {
            let count = try read(page.file, mayBePipe: page.site == nil)
            return buffer.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[..<count])) }
                ?? PageVerdict(path: page.path)
        } catch {
            var verdict = PageVerdict(path: page.path, findings: [CheckedFolder.unreadable(page.path, error)])
            verdict.facts = page.site.flatMap { site in
                page.sitePath.flatMap { run.input.sites[site].unread($0) }
            }
            return verdict
        }
    }

    /// Reads a file, or standard input if no file is given.
    private func read(_ file: String?, mayBePipe: Bool) throws(FileProblem) -> Int {
        let limit = FileReader.largestMarkup
        if let file { return try FileReader.read(file, into: &buffer, acceptsPipe: mayBePipe, limit: limit) }
        let count = try StandardStream.read(into: &buffer)
        guard count <= limit else { throw .tooLarge(limit: limit) }
        return count
    }
}
