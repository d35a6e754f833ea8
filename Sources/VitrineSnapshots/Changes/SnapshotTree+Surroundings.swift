/// What is around a node and in it, as sentences name it.
extension SnapshotTree {
    /// The first words in an element, which distinguish it from others; nil where there are none.
    func words(_ node: Int) -> String? {
        var words = ""
        for inner in node..<nodes[node].end where nodes[inner].name == nil && words.utf8.count < 200 {
            words += " " + nodes[inner].text
        }
        let line = words.split { $0 == " " || $0.isNewline }.joined(separator: " ")
        return line.isEmpty ? nil : Excerpt.of(line)
    }

    /// What a text is about: most are data, but styles and scripts are texts too.
    func layerOfText(_ node: Int) -> Change.Layer {
        let element = nodes[node].parent
        guard element >= 0 else { return .data }
        switch nodes[element].name {
        case "style": return .style
        case "script": return value("type", element)?.hasSuffix("json") == true ? .data : .markup
        default: return .data
        }
    }

    /// The root of the innermost component around a node, the node itself included.
    func component(around node: Int) -> Int? {
        var current = node
        while current >= 0 {
            if value("data-component", current) != nil { return current }
            current = nodes[current].parent
        }
        return nil
    }

    /// The component that is everything in an element.
    func component(wrappedBy node: Int) -> Int? {
        var current = node
        while value("data-component", current) == nil {
            guard nodes[current].name != nil, current + 1 < nodes[current].end,
                nodes[current + 1].end == nodes[current].end
            else { return nil }
            current += 1
        }
        return current
    }

    /// The way from a component's root to a node without numbers, so that it is the same in every instance: `ul > li`.
    func part(_ node: Int, of root: Int?) -> String {
        var steps: [String] = []
        var current = nodes[node].name == nil ? nodes[node].parent : node
        while current >= 0, current != root {
            steps.append(nodes[current].name ?? "")
            current = nodes[current].parent
        }
        if root == nil { return steps.first ?? "" }
        return steps.isEmpty ? "" : steps.reversed().joined(separator: " > ")
    }
}
