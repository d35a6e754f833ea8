import VitrineMarkup

extension PageTree {
    /// Returns the level of a heading: that in `aria-level`; without one, that of `h1` to `h6` plus the sum of
    /// `headingoffset` on the heading and its ancestors, up to and including the nearest element with `headingreset`,
    /// but at most 9; 2 for other elements.
    /// - Parameter hasOffsets: whether any element of the page has `headingoffset`.
    package func headingLevel(_ node: Int, hasOffsets: Bool) -> Int {
        if let level = string(.ariaLevel, node).flatMap({ Int($0) }), level > 0 { return level }
        let own = Int(names[node].rawValue) - Int(Name.h1.rawValue) + 1
        guard vocabularies[node] == .html, (1...6).contains(own) else { return 2 }
        guard hasOffsets else { return own }
        var sum = 0
        var current = Optional(node)
        while let element = current {
            // Offsets are clamped, so that their sum cannot overflow; the highest level is 9 anyway.
            sum += min(max(string(.headingoffset, element).flatMap { Int($0) } ?? 0, 0), 9)
            if has(.headingreset, element) { break }
            current = parent(element)
        }
        return min(own + sum, 9)
    }
}
