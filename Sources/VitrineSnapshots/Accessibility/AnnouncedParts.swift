import VitrineAccessibility

/// The accessibility trees of two versions of a page, without the parts that are known to be the same, such as
/// paragraphs, rows and list items in plain surroundings. Each run of such siblings is replaced with one paragraph that
/// contains a digest.
///
/// A page of 26 MB has about a million nodes, and its accessibility tree needs more memory than all other data
/// together.
struct AnnouncedParts {
    /// Siblings that are the same on both sides.
    private struct Run {
        var old: Range<Int>
        var new: Range<Int>
    }

    private let matching: TreeMatching
    /// The ids that attributes in either tree refer to.
    private let references: Set<String>

    /// The minimum number of nodes in a run. The paragraph and its text are two nodes, so replacing fewer than three
    /// saves nothing.
    private static let leastCount = 3

    /// Elements that do not affect how their content is announced and take no name from it.
    private static let surroundings: Set<String> = [
        "html", "body", "main", "header", "footer", "nav", "section", "article", "aside", "div", "ul", "ol", "table",
        "thead", "tbody", "tfoot",
    ]
    /// Elements that may be left out: they begin a line, and how they are announced depends only on their content and
    /// their ancestors.
    private static let parts: Set<String> = [
        "div", "p", "ul", "ol", "li", "dl", "blockquote", "pre", "table", "tbody", "tr", "h1", "h2", "h3", "h4", "h5",
        "h6", "section", "article", "address",
    ]
    /// Elements that may be inside a part that is left out.
    private static let contents: Set<String> = parts.union([
        "thead", "tfoot", "td", "th", "dt", "dd", "a", "img", "br", "hr", "span", "b", "i", "u", "s", "small", "strong",
        "em", "code", "time", "sub", "sup", "q", "cite", "kbd", "samp", "var", "mark", "abbr",
    ])
    private static let attributes: Set<String> = [
        "class", "lang", "dir", "style", "href", "src", "srcset", "sizes", "alt", "title", "width", "height", "loading",
        "decoding", "rel", "target", "datetime", "cite", "colspan", "rowspan", "scope",
    ]

    private init(_ matching: TreeMatching) {
        self.matching = matching
        references = matching.old.references.union(matching.new.references)
    }

    /// Returns the shortened accessibility trees of both pages. Their nodes refer to nodes of the complete markup trees
    /// in `matching`.
    static func trees(_ matching: TreeMatching) -> (old: AccessibilityTree, new: AccessibilityTree) {
        let runs = AnnouncedParts(matching).runs()
        return (
            matching.old.announcedTree(without: runs.map(\.old).sorted { $0.lowerBound < $1.lowerBound }),
            matching.new.announcedTree(without: runs.map(\.new).sorted { $0.lowerBound < $1.lowerBound })
        )
    }

    private func runs() -> [Run] {
        let (old, new) = (matching.old, matching.new)
        var found: [Run] = []
        var (oldParents, newParents): (Set<Int>, Set<Int>) = ([], [])
        for list in matching.lists where isPlainWay(list.parent.old, list.parent.new) {
            guard oldParents.insert(list.parent.old).inserted, newParents.insert(list.parent.new).inserted else {
                continue
            }
            var run: Run?
            func close() {
                if let run, run.new.count >= Self.leastCount { found.append(run) }
                run = nil
            }
            for (child, origin) in list.children {
                // A list may also contain nodes that came from another parent; they are not left out.
                guard let origin, old.nodes[origin].parent == list.parent.old,
                    new.nodes[child].parent == list.parent.new, old.nodes[origin].hash == new.nodes[child].hash,
                    isPlain(child)
                else {
                    close()
                    continue
                }
                if let known = run, known.new.upperBound == child, known.old.upperBound == origin {
                    run = Run(
                        old: known.old.lowerBound..<old.nodes[origin].end,
                        new: known.new.lowerBound..<new.nodes[child].end)
                } else {
                    close()
                    run = Run(old: origin..<old.nodes[origin].end, new: child..<new.nodes[child].end)
                }
            }
            close()
        }
        return found
    }

    /// Returns whether two elements and their ancestors have the same names and attributes, and none of them affects
    /// how its content is announced.
    private func isPlainWay(_ oldNode: Int, _ newNode: Int) -> Bool {
        var (one, other) = (oldNode, newNode)
        while one >= 0, other >= 0 {
            let (before, after) = (matching.old.nodes[one], matching.new.nodes[other])
            guard let name = after.name, name == before.name, Self.surroundings.contains(name),
                before.attributes == after.attributes, after.attributes.allSatisfy(isPlain)
            else { return false }
            (one, other) = (before.parent, after.parent)
        }
        return one < 0 && other < 0
    }

    /// Returns whether the announcement of a subtree depends only on the subtree itself and its ancestors.
    private func isPlain(_ node: Int) -> Bool {
        let tree = matching.new
        guard let name = tree.nodes[node].name, Self.parts.contains(name) else { return false }
        for inner in node..<tree.nodes[node].end {
            guard let name = tree.nodes[inner].name else { continue }
            guard Self.contents.contains(name), tree.nodes[inner].attributes.allSatisfy(isPlain) else { return false }
        }
        return true
    }

    private func isPlain(_ attribute: SnapshotTree.Attribute) -> Bool {
        Self.attributes.contains(attribute.name) || attribute.name.hasPrefix("data-")
            || attribute.name == "id" && !references.contains(attribute.value)
    }
}

extension SnapshotTree {
    /// Attributes, other than those of ARIA, that contain ids of other elements.
    private static let referring: Set<String> = ["for", "headers", "form", "list", "popovertarget", "commandfor"]

    /// The ids that attributes refer to, together with all other words in ARIA attributes.
    fileprivate var references: Set<String> {
        var ids: Set<String> = []
        for node in nodes {
            for attribute in node.attributes
            where attribute.name.hasPrefix("aria-") || Self.referring.contains(attribute.name) {
                for id in CanonicalAttributes.tokens(attribute.value) { ids.insert(id) }
            }
        }
        return ids
    }

    /// Returns the accessibility tree with one paragraph instead of each of the given ranges of siblings, which must be
    /// in order.
    fileprivate func announcedTree(without runs: [Range<Int>]) -> AccessibilityTree {
        guard !runs.isEmpty else { return accessibility }
        var short = SnapshotTree()
        short.documentType = documentType
        // `places` has the index of each node in the short tree, `numbers` the reverse.
        var places = [Int32](repeating: 0, count: nodes.count + 1)
        var numbers: [Int] = []
        var next = runs.startIndex
        var node = 0
        while node < nodes.count {
            let place = short.nodes.count
            places[node] = Int32(place)
            let parent = nodes[node].parent
            let newParent = parent < 0 ? -1 : Int(places[parent])
            guard next < runs.endIndex, runs[next].lowerBound == node else {
                var copy = nodes[node]
                copy.parent = newParent
                short.nodes.append(copy)
                numbers.append(node)
                node += 1
                continue
            }
            short.nodes.append(.element("p", [], parent: newParent, end: -1))
            short.nodes.append(.text(digest(of: runs[next]), parent: place, end: place + 2))
            numbers += [node, node]
            node = runs[next].upperBound
            next += 1
        }
        places[nodes.count] = Int32(short.nodes.count)
        for place in short.nodes.indices {
            let number = numbers[place]
            let isStandIn = place + 1 < numbers.count && numbers[place + 1] == number
            if isStandIn {
                short.nodes[place].end = place + 2
            } else if place == 0 || numbers[place - 1] != number {
                short.nodes[place].end = Int(places[nodes[number].end])
            }
        }
        return short.accessibility.renumbered(numbers)
    }

    private func digest(of run: Range<Int>) -> String {
        var hasher = TreeHasher()
        var node = run.lowerBound
        while node < run.upperBound {
            hasher.mix(nodes[node].hash)
            node = nodes[node].end
        }
        return hasher.hash.hexadecimal
    }
}
