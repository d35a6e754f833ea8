/// A page that has another name.
package struct PageRename: Hashable, Sendable {
    /// Its path before.
    package var from: String
    /// Its path now.
    package var to: String
    /// How much of its contents is the same, in percent: 100 when the bytes are.
    package var likeness: Int

    /// `a.html is now b.html, 94 % the same`.
    package var sentence: String { "\(from) is now \(to)" + (likeness < 100 ? ", \(likeness) % the same" : "") }

    /// A page that was found under another name.
    package init(from: String, to: String, likeness: Int) {
        self.from = from
        self.to = to
        self.likeness = likeness
    }
}
