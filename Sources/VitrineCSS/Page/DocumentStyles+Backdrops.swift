/// Finds the color on which the text of a single element is painted.
extension DocumentStyles {
    /// The color that is painted behind the root element.
    var canvas: Color? { styles.first.flatMap { SystemColors.color("canvas", isDark: $0.isDark) } }

    /// Whether the canvas is painted with the background of an element: that of the root, or that of `body` if the root
    /// has none.
    func isCanvas(_ element: Int) -> Bool {
        if element == 0 { return true }
        guard tree.elements[element].parent == 0, tree.localName(element) == "body" else { return false }
        return styles[0].color(StyleResolver.Known.backgroundColor)?.alpha == 0
            && styles[0].keyword(StyleResolver.Known.backgroundImage) == "none"
    }

    func backdrop(of element: Int) -> TextBackdrop {
        var around: [Int] = []
        var at = element
        while at >= 0 {
            around.append(at)
            at = Int(tree.elements[at].parent)
        }
        var backdrop = TextBackdrop(canvas: canvas)
        for element in around.reversed() { backdrop.paint(layer(of: element), element, isCanvas: isCanvas(element)) }
        return backdrop
    }

    /// The visible colors of an element's text and background; nil if either is not certain.
    package func textColors(of element: Int) -> (text: Color, background: Color)? {
        let backdrop = backdrop(of: element)
        guard let background = backdrop.color, let text = backdrop.over(styles[element].color) else { return nil }
        return (text, background)
    }
}
