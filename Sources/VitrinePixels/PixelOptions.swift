import ArgumentParser
import Foundation
import VitrineSnapshots
import VitrineSupport

/// The command-line options for drawing both versions of pages in a browser.
package struct PixelOptions: ParsableArguments {
    package init() {}

    @Flag(
        help: ArgumentHelp(
            "Also draw both versions of each page in Chromium, and list changed pixels that "
                + "no reported change explains."))
    package var pixels = false
    @Option(help: ArgumentHelp("The widths at which pages are drawn, separated by commas.", valueName: "numbers"))
    var widths = "1280,390"
    @Option(
        help: ArgumentHelp(
            "The color schemes in which pages are drawn, separated by commas: light, dark.", valueName: "names"))
    var schemes = "light"
    @Option(
        help: ArgumentHelp(
            "The browser. (default: the first in PATH of \(BrowserProgram.names.joined(separator: ", ")))",
            valueName: "program"))
    var browser: String?
    @Option(help: ArgumentHelp("The maximum time for drawing all pages, in seconds.", valueName: "n"))
    var pixelSeconds = 300

    package func validate() throws {
        guard views != nil else {
            throw ValidationError(
                "--widths must be whole numbers from 100 to 4000, separated by commas, "
                    + "and --schemes must be light, dark, or light,dark"
            )
        }
        if pixelSeconds < 1 { throw ValidationError("--pixel-seconds must be 1 or more") }
    }

    /// The views to draw: each width in each color scheme; nil if a width or a color scheme is not valid.
    private var views: [PixelView]? {
        func parts(_ text: String) -> [String] {
            text.split(separator: ",", omittingEmptySubsequences: false).map { $0.filter { $0 != " " } }
        }
        let widths = parts(widths).compactMap { Int($0) }.filter { (100...4_000).contains($0) }
        let schemes = parts(schemes).compactMap { PixelView.Scheme(rawValue: $0) }
        guard widths.count == parts(self.widths).count, schemes.count == parts(self.schemes).count else { return nil }
        return schemes.flatMap { scheme in widths.map { PixelView(width: $0, scheme: scheme) } }
    }

    /// Draws the pages of a comparison, and adds the differences to it. Does nothing without `--pixels`.
    package func draw(
        _ comparison: inout SiteComparison, _ base: String, _ head: String, progress: ProgressLine
    ) throws(PixelProblem) {
        guard pixels else { return }
        let (found, notes) = try draw(comparison.pagesToDraw, base, head, progress: progress)
        comparison.take(pixels: found, notes: notes)
    }

    /// Draws pages of two folders.
    /// - Parameter pages: the paths of the pages, relative to `base` and `head`. If `base` and `head` are themselves
    ///   files, there is one page, and its paths are empty.
    /// - Returns: a finding for each view in which a page looks different, and notes about the whole run.
    package func draw(
        _ pages: [(before: String, after: String)], _ base: String, _ head: String, progress: ProgressLine
    ) throws(PixelProblem) -> (found: [PixelFinding], notes: [String]) {
        guard let views else { return ([], []) }
        let program = try BrowserProgram.find(browser)
        let pages = pages.map { PixelComparison.Page(before: $0.before, after: $0.after) }
        progress.start(total: pages.count)
        defer { progress.finish() }
        let drawn = try PixelComparison(pages, views: views, browser: program, seconds: pixelSeconds) {
            page, isBefore in
            let folder = isBefore ? base : head
            return page.isEmpty ? folder : "\(folder)/\(page)"
        } progress: {
            progress.advance()
        }
        let found = drawn.found.map { found in
            PixelFinding(
                path: found.page.after, view: found.view.description, width: found.view.width,
                scheme: found.view.scheme.rawValue, count: found.difference.count, words: found.difference.sentence,
                before: found.before.bytes, after: found.after.bytes)
        }
        return (found, notes(drawn, views))
    }

    private func notes(_ drawn: PixelComparison, _ views: [PixelView]) -> [String] {
        let differing = Set(drawn.found.map(\.page)).count
        let names = views.map { "\($0.width) px (\($0.scheme.rawValue))" }.joined(last: "and")
        var notes = [
            "Drawn at \(names): \(Count.of(drawn.drawn, "page", "pages")), of which \(Count.grouped(differing)) "
                + (differing == 1 ? "looks" : "look") + " different."
        ]
        if drawn.notDrawn > 0 {
            notes.append(
                "\(Count.of(drawn.notDrawn, "page was", "pages were")) not drawn within \(pixelSeconds) s; allow more time with --pixel-seconds."
            )
        }
        for path in drawn.cut.prefix(3) {
            notes.append("\(path): only the first \(Count.grouped(PageCamera.highest)) rows of pixels were compared.")
        }
        if drawn.cut.count > 3 {
            notes.append(
                "\(Count.of(drawn.cut.count - 3, "more page is", "more pages are")) too tall to be compared as a whole."
            )
        }
        for failure in drawn.failures.prefix(10) { notes.append("\(failure.path) was not drawn: \(failure.reason)") }
        if drawn.failures.count > 10 {
            notes.append("\(Count.of(drawn.failures.count - 10, "more page was", "more pages were")) not drawn.")
        }
        return notes
    }
}
