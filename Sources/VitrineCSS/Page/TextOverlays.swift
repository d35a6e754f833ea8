/// Boxes that may lie between a text and the background that its ancestors paint, because layout puts them there:
/// pictures and coloured boxes out of flow, and items that a grid puts in one cell.
struct TextOverlays {
    private let ends: [Int]
    /// How many such boxes are before each element.
    private var before: [Int32]

    private enum Known {
        static let position = PropertyID(known: "position")
        static let image = PropertyID(known: "background-image")
        static let color = PropertyID(known: "background-color")
        static let layer = PropertyID(known: "z-index")
        static let top = PropertyID(known: "top")
        static let bottom = PropertyID(known: "bottom")
        static let height = PropertyID(known: "height")
        static let row = PropertyID(known: "grid-row-start")
        static let column = PropertyID(known: "grid-column-start")
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
        before = [0]
        before.reserveCapacity(tree.elements.count + 1)
        for element in tree.elements.indices {
            let style = styles.styles[element]
            var isOverlay = false
            if paints[element], Self.isOutOfFlow(style) {
                isOverlay = pictures[element] || Self.fills(style)
            } else if paints[element], style.entry(Known.row) != nil, style.entry(Known.column) != nil {
                isOverlay = true
            }
            before.append((before.last ?? 0) + (isOverlay ? 1 : 0))
        }
    }

    /// Whether something inside an element, or of the page for -1, may lie on its background and behind its text.
    func mayCover(_ painter: Int) -> Bool {
        let (first, end) = painter < 0 ? (0, ends.count) : (painter + 1, ends[painter])
        return first < end && before[end] > before[first]
    }

    static func isOutOfFlow(_ style: ComputedStyle) -> Bool {
        let position = style.keyword(Known.position)
        return position == "absolute" || position == "fixed"
    }

    static func paints(_ style: ComputedStyle) -> Bool {
        style.keyword(Known.image) != "none" || style.color(Known.color).map { $0.alpha > 0 } ?? true
    }

    /// Whether a box is behind its siblings, or as high as what is around it.
    private static func fills(_ style: ComputedStyle) -> Bool {
        style.text(Known.layer).hasPrefix("-") || style.text(Known.height) == "100%"
            || style.text(Known.top) == "0px" && style.text(Known.bottom) == "0px"
    }
}
