import VitrineXML

/// Readable paths of elements: `/html/body/main/ul[2]/li`. A number stands where siblings share the name.
///
/// What was found stays: findings come in hundreds from the same list, or from ever deeper inside.
struct ElementPaths {
    private let page: PageTree
    /// Paths that were asked for, and those of their parents.
    private var known: [Int: String] = [:]
    /// By node: its number among siblings of the same name, 0 where it is the only one; -1 where nobody asked.
    private var ordinals: [Int32] = []

    init(_ page: PageTree) { self.page = page }

    /// The path of an element, or of the one around a text.
    mutating func path(_ node: Int) -> String {
        // From the node outwards to the first path that is known, then back.
        var steps: [Int] = []
        var current = Optional(node)
        var path = ""
        while let node = current {
            if page.isElement(node) {
                if let found = known[node] {
                    path = found
                    break
                }
                steps.append(node)
            }
            current = page.parent(node)
        }
        for (index, step) in steps.enumerated().reversed() {
            path += "/" + page.elementName(step)
            let ordinal = ordinal(step)
            if ordinal > 0 { path += "[\(ordinal)]" }
            if index < 2 { known[step] = path }
        }
        return path.isEmpty ? "/" : path
    }

    private mutating func ordinal(_ node: Int) -> Int32 {
        guard let parent = page.parent(node) else { return 0 }
        if ordinals.isEmpty { ordinals = Array(repeating: -1, count: page.nodes.count) }
        if ordinals[node] < 0 { number(parent) }
        return ordinals[node]
    }

    private mutating func number(_ parent: Int) {
        var counts: [UInt32: Int32] = [:]
        for child in page.childElements(parent) {
            let name = page.document.nodes[child].name
            counts[name, default: 0] += 1
            ordinals[child] = counts[name] ?? 0
        }
        for child in page.childElements(parent) where counts[page.document.nodes[child].name] == 1 {
            ordinals[child] = 0
        }
    }
}
