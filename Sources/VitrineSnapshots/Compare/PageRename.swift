/// A page or SVG drawing that has a different path in the second folder, or a renamed story.
package struct PageRename: Hashable, Sendable {
    /// The old path.
    package var from: String
    /// The new path.
    package var to: String
    /// The similarity of the contents in percent; for pages, 100 only if their trees are equal.
    package var likeness: Int

    /// The rename as a sentence: `a.html is now b.html, 94% the same`.
    package var sentence: String { "\(from) is now \(to)" + (likeness < 100 ? ", \(likeness)% the same" : "") }

    /// Creates a rename.
    package init(from: String, to: String, likeness: Int) {
        self.from = from
        self.to = to
        self.likeness = likeness
    }
}
