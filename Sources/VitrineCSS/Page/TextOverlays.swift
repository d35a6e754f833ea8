/// Boxes that, because of their layout, may be between a text and the background that its ancestors paint: images and
/// colored boxes out of flow, and grid items that share a cell with another item.
struct TextOverlays {
    private let ends: [Int]
    private let parents: [Int]
    /// The boxes, by their containing element; -1 for the page.
    private var boxes: [Int: [Int]] = [:]

    private enum Known {
        static let layer = PropertyID(known: "z-index")
        static let top = PropertyID(known: "top")
        static let bottom = PropertyID(known: "bottom")
        static let height = PropertyID(known: "height")
        static let row = PropertyID(known: "grid-row-start")
        static let rowEnd = PropertyID(known: "grid-row-end")
        static let column = PropertyID(known: "grid-column-start")
        static let columnEnd = PropertyID(known: "grid-column-end")
    }

    init(_ styles: DocumentStyles) {
        let tree = styles.tree
        ends = tree.elements.map { Int($0.end) }
        var paints = [Bool](repeating: false, count: tree.elements.count)
        var pictures = paints
        // Children come after their parents.
        for element in tree.elements.indices.reversed() {
            let isPicture =
                !tree.elements[element].isHTML
                || ["img", "video", "canvas", "iframe", "object", "embed"].contains(tree.localName(element))
            if isPicture { pictures[element] = true }
            if isPicture || Self.paints(styles.styles[element]) { paints[element] = true }
            let parent = Int(tree.elements[element].parent)
            guard parent >= 0 else { continue }
            if pictures[element] { pictures[parent] = true }
            if paints[element] { paints[parent] = true }
        }
        let parents = tree.elements.map { Int($0.parent) }
        self.parents = parents
        for element in tree.elements.indices where paints[element] {
            let style = styles.styles[element]
            if Self.isOutOfFlow(style) {
                guard pictures[element] || Self.fills(style) else { continue }
                var block = style.keyword(StyleResolver.Known.position) == "fixed" ? -1 : parents[element]
                while block >= 0, styles.styles[block].keyword(StyleResolver.Known.position) == "static" {
                    block = parents[block]
                }
                boxes[block, default: []].append(element)
            } else if Self.meetsSibling(element, styles) {
                boxes[parents[element], default: []].append(element)
            }
        }
    }

    /// Whether something may be painted between the text of an element and the background of the text. Boxes are
    /// assumed to stay inside their containing element.
    /// - Parameter painter: the element that paints the background: the element itself or an ancestor; -1 for the
    ///   canvas.
    func mayCover(_ element: Int, painter: Int) -> Bool {
        if boxes.isEmpty { return false }
        let range = painter < 0 ? 0..<ends.count : painter + 1..<ends[painter]
        var block = element
        while true {
            if let found = boxes[block], found.contains(where: { range.contains($0) }) { return true }
            if block < 0 { return false }
            block = parents[block]
        }
    }

    // MARK: - Grids

    /// The cells that a grid item occupies. Creation fails if the line numbers do not determine them: for example if a
    /// start line is `auto`, a name or negative.
    private struct Cells {
        var rows, columns: Range<Int>

        init?(_ style: ComputedStyle) {
            guard let rows = Self.lines(style, Known.row, Known.rowEnd),
                let columns = Self.lines(style, Known.column, Known.columnEnd)
            else { return nil }
            (self.rows, self.columns) = (rows, columns)
        }

        private static func lines(_ style: ComputedStyle, _ start: PropertyID, _ end: PropertyID) -> Range<Int>? {
            guard let first = Int(style.text(start)), first > 0 else { return nil }
            let text = style.text(end)
            if text == "auto" { return first..<first + 1 }
            if text.hasPrefix("span "), let count = Int(text.dropFirst(5)), count > 0, count < 10_000 {
                return first..<first + count
            }
            guard let last = Int(text), last > first else { return nil }
            return first..<last
        }

        func overlaps(_ other: Cells) -> Bool { rows.overlaps(other.rows) && columns.overlaps(other.columns) }
    }

    /// Whether an explicitly placed grid item may share a cell with a sibling. Automatically placed items go into empty
    /// cells.
    private static func meetsSibling(_ element: Int, _ styles: DocumentStyles) -> Bool {
        let tree = styles.tree
        let style = styles.styles[element]
        let parent = Int(tree.elements[element].parent)
        guard parent >= 0, style.entry(Known.row) != nil, style.entry(Known.column) != nil,
            ["grid", "inline-grid"].contains(styles.styles[parent].display)
        else { return false }
        // An overlap is assumed to be possible if the cells of the item are unknown, or if there are too many items to
        // compare.
        guard let cells = Cells(style), tree.elements[parent].childCount <= 64 else { return true }
        var at = Int(tree.elements[parent].firstChild)
        while at >= 0 {
            let other = styles.styles[at]
            if at != element, other.entry(Known.row) != nil, other.entry(Known.column) != nil {
                guard let others = Cells(other), !others.overlaps(cells) else { return true }
            }
            at = Int(tree.elements[at].next)
        }
        return false
    }

    static func isOutOfFlow(_ style: ComputedStyle) -> Bool {
        let position = style.keyword(StyleResolver.Known.position)
        return position == "absolute" || position == "fixed"
    }

    static func paints(_ style: ComputedStyle) -> Bool {
        style.keyword(StyleResolver.Known.backgroundImage) != "none"
            || style.color(StyleResolver.Known.backgroundColor).map { $0.alpha > 0 } ?? true
    }

    /// Whether a box is behind its siblings, or as tall as its container.
    private static func fills(_ style: ComputedStyle) -> Bool {
        style.text(Known.layer).hasPrefix("-") || style.text(Known.height) == "100%"
            || style.text(Known.top) == "0px" && style.text(Known.bottom) == "0px"
    }
}
