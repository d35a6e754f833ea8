import VitrineSupport

/// A comparison of the pages of two folders by their pictures.
package struct PixelComparison: Sendable {
    /// A page with its path in each folder.
    package struct Page: Hashable, Sendable {
        package var before: String
        package var after: String

        package init(before: String, after: String) { (self.before, self.after) = (before, after) }
    }

    /// A page that looks different in one view.
    package struct Found: Hashable, Sendable {
        /// The paths of the page in both folders.
        package var page: Page
        package var view: PixelView
        package var difference: PixelDifference
        package var before: PageCamera.Picture
        package var after: PageCamera.Picture
    }

    /// The differences, in the order in which the pages were drawn.
    package private(set) var found: [Found] = []
    /// The number of pages that were drawn in all views.
    package private(set) var drawn = 0
    /// The number of pages that were not drawn in time.
    package private(set) var notDrawn = 0
    /// The pages that the browser could not draw, by their paths in the new folder, with the reason.
    package private(set) var failures: [(path: String, reason: String)] = []
    /// The pages with a version that is taller than ``PageCamera/highest``, by their paths in the new folder.
    package private(set) var cut: [String] = []

    /// The maximum number of differences whose pictures are kept; those of later differences are empty.
    private static let pictureLimit = 400

    /// Draws pages one after another until the time limit is reached.
    /// - Parameters:
    ///   - pages: the pages, the most important first.
    ///   - path: returns the path on disk of a page: in the old folder if `isBefore` is true, otherwise in the new one.
    ///   - views: the views in which each page is drawn.
    ///   - seconds: the time limit for all pages together.
    ///   - progress: called after each page.
    /// - Throws: ``PixelProblem`` if the browser cannot be started, at the beginning or as a replacement for one that
    ///   no longer answers.
    package init(
        _ pages: [Page], views: [PixelView], browser program: String, seconds: Int,
        path: (_ page: String, _ isBefore: Bool) -> String, progress: () -> Void = {}
    ) throws(PixelProblem) {
        guard !pages.isEmpty else { return }
        var camera = try PageCamera(browser: program)
        defer { camera.end() }
        let deadline = ContinuousClock.now + .seconds(seconds)
        for (number, page) in pages.enumerated() {
            guard ContinuousClock.now < deadline else {
                notDrawn = pages.count - number
                return
            }
            var isLast = false
            attempts: while true {
                do throws(PixelProblem) {
                    found += try draw(page, views, camera, path)
                    drawn += 1
                    break attempts
                } catch {
                    switch error {
                    case .ended, .noAnswer:
                        // A browser that has quit or does not answer is replaced, and the page is tried once more.
                        camera.end()
                        camera = try PageCamera(browser: program)
                        if !isLast {
                            isLast = true
                            continue attempts
                        }
                    case .noBrowser, .noSuchBrowser, .cannotStart, .refused: break
                    }
                    failures.append((page.after, "\(error)"))
                    break attempts
                }
            }
            progress()
        }
    }

    private mutating func draw(
        _ page: Page, _ views: [PixelView], _ camera: PageCamera, _ path: (String, Bool) -> String
    ) throws(PixelProblem) -> [Found] {
        var differences: [Found] = []
        for view in views {
            let before = try camera.picture(of: path(page.before, true), view)
            let after = try camera.picture(of: path(page.after, false), view)
            if before.isCut || after.isCut, cut.last != page.after { cut.append(page.after) }
            guard let difference = try camera.difference(before, after) else { continue }
            let isKept = found.count + differences.count < Self.pictureLimit
            let none = PageCamera.Picture(text: "", pageHeight: 0)
            differences.append(
                Found(
                    page: page, view: view, difference: difference, before: isKept ? before : none,
                    after: isKept ? after : none))
        }
        return differences
    }
}
