import VitrineMarkup
import VitrineSupport
import Foundation
/// A document that shows one part of a page: an element with its ancestors and its content. The changed element is
/// marked.
///
/// Other content around the element is left out, and so are scripts, the content of frames, and references to elements
/// that were left out. Long lists are shown only around the change. The document is inert: it can only be looked at.
package struct CutOut {
    let tree: SnapshotTree
    let mark: Int?
    /// The node around which a long list is shown.
    private let center: Int?
    let markName: String
    private(set) var context: Context?
    private var out = ""
    private var count = 0
    /// The ids to which references are kept.
    private(set) var ids: Set<String> = []
    /// The ids of the elements that are shown, except for the ancestors of the part.
    private var shownIDs: Set<String> = []
    /// The number of elements that were left out because of a limit, not counting the elements inside them.
    package private(set) var omitted = 0
    /// The approximate number of lines, which determines the height of a frame.
    package private(set) var lines = 0
    /// Block elements whose first line is already counted.
    private var counted: Set<Int> = []

    /// What the part shows; it determines the color of the outline.
    package enum Kind: String, Sendable {
        /// An element that exists on both sides.
        case changed
        /// An element that exists only on the new side, or only on the old side.
        case new, gone
        /// A whole page, with nothing marked.
        case page
    }

    /// The number of elements after which no more are shown, except those that their parents need.
    static let nodeLimit = 800
    /// The maximum number of nodes in a list that is shown completely; if a whole entry changed, the maximum is lower.
    static let listLimit = 14
    /// The number of nodes of a long list that are shown before and after an entry in which something changed.
    private static let neighbors = 4

    /// What the parts of a page have in common: the styles, the paths of folders, and the elements around a fragment.
    package struct Context {
        /// The path from the review to the folder of the page; nil if styles are written into the document.
        var base: String?
        /// Makes the addresses of the page relative to its folder.
        var addresses = FrameAddresses(top: "")
        /// The elements around a fragment, starting with the body.
        var around: [StoryFrame.Element] = []
        /// The `link` and `style` elements with the styles, in order.
        var styles = ""

        /// - Parameters:
        ///   - base: the path from the review to the folder of the page; nil to write styles into the document.
        ///   - own: the addresses of the stylesheets of a page that is a fragment.
        ///   - rules: returns the text of the stylesheet at an address; needed only if there is no base.
        ///   - top: the path from the folder of the page to the root of the site.
        package init(
            _ tree: SnapshotTree, base: String?, top: String = "", own: [String] = [],
            around: [StoryFrame.Element] = [], rules: (String) -> String? = { _ in nil }
        ) {
            self.base = base
            addresses = FrameAddresses(top: top)
            self.around = around
            for address in own { add(address, media: nil, rules: rules) }
            guard tree.hasPage else { return }
            for node in tree.nodes.indices {
                if tree.nodes[node].name == "style" {
                    let text = tree.children(node).map { tree.nodes[$0].text }.joined()
                    styles += Self.element(Self.rules(onDisk(styles: text)), media: tree.value("media", node))
                } else if tree.isStylesheet(node), let address = tree.value("href", node) {
                    add(address, media: tree.value("media", node), rules: rules)
                }
            }
        }

        private mutating func add(_ address: String, media: String?, rules: (String) -> String?) {
            if base != nil {
                let media = Self.attribute(media)
                let address = Escaping.html(addresses.relative(address), inAttribute: true)
                styles += "<link rel=\"stylesheet\" href=\"\(address)\"\(media)/>"
            } else if let text = rules(address) {
                // It is imported, so that it remains a separate stylesheet, as on the page.
                styles += Self.element(Self.imported(text), media: media)
            }
        }

        /// Returns styles whose addresses are relative to ``base``; without it, the styles as they are.
        func onDisk(styles: String) -> String { base == nil ? styles : addresses.relative(styles: styles) }

        private static func attribute(_ media: String?) -> String {
            media.map { " media=\"\(Escaping.html($0, inAttribute: true))\"" } ?? ""
        }

        private static func element(_ rules: String, media: String?) -> String {
            "<style\(attribute(media))>\(rules)</style>"
        }

        /// Returns the content of a `style` element with the given rules. Rules with characters that have a meaning in
        /// XML are imported, because HTML does not replace references in a `style` element.
        static func rules(_ text: String) -> String {
            text.contains("<") || text.contains("&") || text.contains("]]>") ? imported(text) : text
        }

        /// Returns a rule that imports rules from a `data:` address.
        private static func imported(_ text: String) -> String {
            "@import url(data:text/css;base64,\(Data(text.utf8).base64EncodedString()));"
        }
    }

    private init(_ tree: SnapshotTree, mark: Int?, center: Int?, markName: String) {
        self.tree = tree
        self.mark = mark
        self.center = mark ?? center
        self.markName = markName
    }

    /// Creates the document; its ``markup`` is well-formed.
    /// - Parameters:
    ///   - root: the element to show; -1 for the whole page.
    ///   - mark: the changed node; for a text, the element around it is marked, and nothing if there is none.
    ///   - center: the node around which a long list is shown if there is no changed node.
    package static func document(
        _ tree: SnapshotTree, root: Int, mark: Int?, center: Int? = nil, kind: Kind, _ context: Context
    ) -> CutOut {
        let marked = mark.flatMap { node -> Int? in
            let element = tree.nodes[node].name == nil ? tree.nodes[node].parent : node
            return element < 0 ? nil : element
        }
        let center = mark ?? center
        func written(_ ids: Set<String>) -> CutOut {
            var cut = CutOut(tree, mark: marked, center: center, markName: kind.rawValue)
            cut.context = context
            cut.ids = ids
            cut.write(root, context)
            return cut
        }
        let part = root < 0 ? 0..<tree.nodes.count : root..<tree.nodes[root].end
        let cut = written(Set(part.lazy.compactMap { tree.value("id", $0) }))
        // References to elements that were left out must be removed. These elements are known only after the document
        // is written, so it is written a second time.
        return cut.omitted == 0 ? cut : written(cut.shownIDs)
    }

    /// The markup of the document.
    package var markup: String { out }

    private mutating func write(_ root: Int, _ context: Context) {
        var way: [Int] = []
        var node = root < 0 ? -1 : tree.nodes[root].parent
        while node >= 0 {
            way.insert(node, at: 0)
            node = tree.nodes[node].parent
        }
        let page = way.first { tree.nodes[$0].name == "html" }
        out += page.map { startTag($0, extra: "") } ?? "<html lang=\"en\">"
        out += "<head><meta charset=\"utf-8\"/><title>\(markName)</title>"
        out += "<meta name=\"color-scheme\" content=\"light dark\"/>"
        if let base = context.base { out += "<base href=\"\(Escaping.html(base, inAttribute: true))\"/>" }
        out += "\(context.styles)<style>\(Self.rules)</style></head>"
        let inBody = way.filter { tree.nodes[$0].name != "html" }
        var open: [String] = []
        if tree.nodes.indices.contains(max(root, 0)), root >= 0, tree.nodes[root].name == "body" {
            element(root)
        } else {
            if inBody.first.map({ tree.nodes[$0].name }) != "body" { openBody(context.around) }
            for node in inBody {
                let name = tree.nodes[node].name ?? "div"
                let isWay = !Self.laidOut.contains(name) && name != "body"
                out += startTag(node, extra: name == "body" ? " inert=\"\"" : isWay ? " data-review-way=\"\"" : "")
                open.append(name)
            }
            if root < 0 { list(tree.roots) } else { element(root) }
            for name in open.reversed() { out += Self.endTag(name) }
            if open.first != "body" {
                for element in context.around.dropFirst().reversed() { out += "</\(element.name)>" }
                out += "</body>"
            }
        }
        out += "</html>"
    }

    /// Opens the body and the other elements around a fragment. The other elements take up no space.
    private mutating func openBody(_ around: [StoryFrame.Element]) {
        func classes(_ element: StoryFrame.Element?) -> String {
            guard let classes = element?.classes, !classes.isEmpty else { return "" }
            return " class=\"\(Escaping.html(classes, inAttribute: true))\""
        }
        out += "<body\(classes(around.first)) inert=\"\">"
        for element in around.dropFirst() { out += "<\(element.name)\(classes(element)) data-review-way=\"\">" }
    }

    /// Elements that lay out their children in a special way.
    private static let laidOut: Set<String> = [
        "table", "thead", "tbody", "tfoot", "tr", "ul", "ol", "menu", "dl", "svg", "select", "details", "math",
    ]

    /// Elements that their parents need, such as the cells of a row; ``nodeLimit`` does not apply to them.
    private static let needed: Set<String> = ["td", "th", "dt", "dd", "summary"]

    /// Rules that are added to those of the page. With them, most elements around the part take up no space of their
    /// own. The mark is an outline, because an outline does not move anything.
    private static let rules =
        "html,body{min-block-size:0!important;block-size:auto!important}"
        + "body{display:block!important;margin:0!important;padding:12px!important}"
        + "[data-review-way]{display:block!important;margin:0!important;padding:0!important;border:0!important;"
        + "min-block-size:0!important;max-inline-size:none!important;position:static!important;"
        + "overflow:visible!important;resize:none!important;border-radius:0!important;box-shadow:none!important}"
        + "[data-review]{outline:2px solid #b7791f!important;outline-offset:2px!important}"
        + "[data-review=new]{outline-color:#1a7f4b!important}[data-review=gone]{outline-color:#c2372e!important}"

    // The parsers nest at most 512 levels, so recursion is bounded.
    private mutating func element(_ node: Int) {
        guard let name = tree.nodes[node].name else {
            out += text(node)
            return countLines(of: node)
        }
        guard !Self.dropped.contains(name) else { return }
        count += 1
        guard count <= Self.nodeLimit || Self.needed.contains(name) else {
            omitted += 1
            return
        }
        if let id = tree.value("id", node) { shownIDs.insert(id) }
        if name == "img" || name == "svg" || Self.emptied.contains(name) {
            lines += min(14, max(0, (Int(tree.value("height", node) ?? "") ?? 60) / 24 - 1))
        }
        out += startTag(node, extra: name == "body" ? " inert=\"\"" : "")
        if ElementKinds.void.contains(name) {
            out.removeLast()
            out += "/>"
            return
        }
        if !Self.emptied.contains(name) { list(tree.children(node)) }
        out += Self.endTag(name)
    }

    private func text(_ node: Int) -> String {
        let (text, parent) = (SnapshotTree.xmlText(tree.nodes[node].text), tree.nodes[node].parent)
        guard parent >= 0, tree.nodes[parent].name == "style" else { return Escaping.html(text, inAttribute: true) }
        return Context.rules(context?.onDisk(styles: text) ?? text)
    }

    private mutating func countLines(of text: Int) {
        var block = tree.nodes[text].parent
        while block >= 0, ElementKinds.inline.contains(tree.nodes[block].name ?? "") {
            if tree.nodes[block].name == "svg" { return }
            block = tree.nodes[block].parent
        }
        if counted.insert(block).inserted { lines += 1 }
        lines += tree.nodes[text].text.utf8.count / 64
    }

    private mutating func list(_ children: [Int]) {
        let place = center.flatMap { node in children.firstIndex { $0 <= node && node < tree.nodes[$0].end } }
        // If a whole entry changed, only the entries next to it are shown; if something inside an entry changed, more
        // of the list is shown.
        let isEntry = place.map {
            children[$0] == center && ![nil, "body", "main"].contains(tree.nodes[children[$0]].name)
        }
        let neighbors = isEntry == true ? 1 : Self.neighbors
        guard children.count > (isEntry == true ? 4 : Self.listLimit) else {
            for child in children { element(child) }
            return
        }
        let first = place.map { max(0, $0 - neighbors) } ?? 0
        let end = place.map { min(children.count, $0 + neighbors + 1) } ?? Self.listLimit
        for (place, child) in children.enumerated() {
            // The first child and captions are always shown, because they may be the title of the list.
            let isHead = place == 0 || ["caption", "thead", "summary", "legend"].contains(tree.nodes[child].name ?? "")
            if isHead || (first..<end).contains(place) {
                element(child)
            } else if tree.nodes[child].name != nil {
                omitted += 1
            }
        }
    }
}
