/// A page that a browser draws differently than before, in one view.
package struct PixelFinding: Sendable {
    /// The path in the second folder.
    package var path: String
    /// The view: `1280 px, light`.
    package var view: String
    /// The width of the view in CSS pixels, and its color scheme, `light` or `dark`.
    package var width: Int
    package var scheme: String
    /// The number of different pixels.
    package var count: Int
    /// The difference as text.
    package var words: String
    /// The two pictures as PNG; empty if the maximum number of pictures was already kept for earlier findings.
    package var before: [UInt8]
    package var after: [UInt8]
    /// Whether the comparison also reports a change of the page that may explain the difference.
    package var isExplained = false

    /// The finding as a sentence:
    /// `about.html at 1280 px, light: 340 pixels differ, in an area of 20 by 17 at 100, 220`.
    package var sentence: String { "\(path.isEmpty ? "the file" : path) at \(view): \(words)" }

    /// Creates a finding.
    package init(
        path: String, view: String, width: Int, scheme: String, count: Int, words: String, before: [UInt8],
        after: [UInt8]
    ) {
        (self.path, self.view, self.width, self.scheme) = (path, view, width, scheme)
        (self.count, self.words, self.before, self.after) = (count, words, before, after)
    }
}

extension [PixelFinding] {
    /// The paths of the pages with findings that no reported change explains, in order and without duplicates.
    var unexplainedPaths: [String] {
        var seen: Set<String> = []
        return filter { !$0.isExplained && seen.insert($0.path).inserted }.map(\.path)
    }
}
