import VitrineMarkup

/// An estimate of the height of a story in a frame. Only the browser's layout shows the actual height; a frame that is
/// a little too tall looks better than one that scrolls.
struct FrameHeight {
    /// The width of the frame in CSS pixels.
    let width: Int
    /// The text size in percent.
    var text = 100

    /// The minimum and maximum height of a frame, in CSS pixels.
    private static let range = 88...560
    /// Minimum heights that `components.css` sets for some classes, in CSS pixels.
    private static let least: [Substring: Double] = ["film-frame": 384, "list-empty": 288, "loading-state": 192]
    /// The height of a line of text at a text size of 100%, in CSS pixels.
    private static let line = 26.0
    /// The average width of a letter at a text size of 100%, in CSS pixels.
    private static let letter = 8.2

    /// The estimated height in CSS pixels, a multiple of 8.
    func height(of root: XMLTree.Element) -> Int {
        let inner = max(80, Double(width) - 48 * scale)
        let sum = blocks(root.children, inner) + 48 * scale
        // A `height` attribute can be any number, so the sum may be too large for an integer, or NaN, which becomes 0.
        let height = Int(min(Double(Self.range.upperBound), max(0, sum)))
        return min(max((height + 15) / 8 * 8, Self.range.lowerBound), Self.range.upperBound)
    }

    private var scale: Double { Double(text) / 100 }

    private func blocks(_ nodes: [XMLTree.Node], _ width: Double) -> Double {
        var height = 0.0
        var letters = 0
        func flush() {
            guard letters > 0 else { return }
            height += (Double(letters) * Self.letter * scale / max(60, width)).rounded(.up) * Self.line * scale
            letters = 0
        }
        for node in nodes {
            switch node {
            case .text(let text):
                letters += text.unicodeScalars.lazy.filter { !$0.properties.isWhitespace }.count * 7 / 6
            case .element(let element):
                if Self.inline.contains(element.name) {
                    letters += Self.letters(in: element)
                } else {
                    flush()
                    height += block(element, width)
                }
            default: break
            }
        }
        flush()
        return height
    }

    private func block(_ element: XMLTree.Element, _ width: Double) -> Double {
        func attribute(_ name: String) -> String? { element.attributes.first { $0.name == name }?.value }
        if attribute("hidden") != nil { return 0 }
        if let names = attribute("class")?.split(separator: " "), !names.contains("top"),
            let least = names.lazy.compactMap({ Self.least[$0] }).first
        {
            return max(least * scale, 60 * scale + blocks(element.children, width - 32))
        }
        switch element.name {
        case "script", "style", "template", "link", "meta", "datalist", "option": return 0
        case "input": return attribute("type") == "hidden" ? 0 : 44 * scale
        case "select", "button", "meter", "progress": return 44 * scale
        case "textarea": return 120 * scale
        case "img", "video", "canvas", "iframe", "svg", "object", "math":
            let own = attribute("height").flatMap(Double.init) ?? (element.name == "svg" ? 24 : 160)
            let ownWidth = attribute("width").flatMap(Double.init) ?? own
            return ownWidth > width ? own * width / ownWidth : own
        case "hr": return 17
        case "table":
            return 16 + Double(Self.count(of: "tr", in: element)) * (Self.line + 9) * scale
        case "details" where attribute("open") == nil: return 8 + Self.line * scale
        case "dl": return 16 + pairs(element, width)
        case "ul", "ol", "figure", "fieldset", "form", "blockquote", "details", "pre":
            return 16 + blocks(element.children, width - 40)
        case "h1", "h2", "h3", "h4", "p": return 8 * scale + max(Self.line * scale, blocks(element.children, width))
        case "li", "dt", "dd": return 6 + max(Self.line * scale, blocks(element.children, width))
        default: return 4 + blocks(element.children, width - 16)
        }
    }

    /// The height of a description list, which the bundled themes lay out in two columns: terms, and descriptions next
    /// to them. The longest term determines the width of the first column, up to half of the list.
    private func pairs(_ list: XMLTree.Element, _ width: Double) -> Double {
        let children = list.children.compactMap { if case .element(let child) = $0 { child } else { nil } }
        guard children.allSatisfy({ $0.name == "dt" || $0.name == "dd" }) else { return blocks(list.children, width) }
        let longest = children.lazy.filter { $0.name == "dt" }.map { Self.letters(in: $0) }.max() ?? 0
        let first = min(Double(longest) * Self.letter * scale, width / 2)
        var height = 0.0
        var term = 0.0
        for child in children {
            let own = max(
                Self.line * scale, blocks(child.children, child.name == "dt" ? first : width - first - 16))
            if child.name == "dt" {
                height += term
                term = own + 4
            } else {
                height += max(term, own + 4)
                term = 0
            }
        }
        return height + term
    }

    private static let inline: Set<String> = [
        "a", "abbr", "b", "bdi", "bdo", "br", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "label",
        "mark", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr",
    ]

    private static func letters(in element: XMLTree.Element) -> Int {
        element.children.reduce(1) { sum, node in
            switch node {
            case .text(let text): sum + text.unicodeScalars.count
            case .element(let child): sum + letters(in: child)
            default: sum
            }
        }
    }

    private static func count(of name: String, in element: XMLTree.Element) -> Int {
        element.children.reduce(element.name == name ? 1 : 0) { sum, node in
            if case .element(let child) = node { sum + count(of: name, in: child) } else { sum }
        }
    }
}
