/// The content and the surroundings of a node, as sentences about changes need them.
extension SnapshotTree {
    /// Returns the first words in an element, to distinguish it from others; nil if there are none.
    func words(_ node: Int) -> String? {
        var words = ""
        for inner in node..<nodes[node].end where nodes[inner].name == nil && words.utf8.count < 200 {
            words += " " + nodes[inner].text
        }
        let line = words.split { $0 == " " || $0.isNewline }.joined(separator: " ")
        return line.isEmpty ? nil : Excerpt.of(line)
    }

    /// Returns the layer of a text: style in a `style` element, markup in a script that is not JSON, otherwise data.
    func layerOfText(_ node: Int) -> Change.Layer {
        let element = nodes[node].parent
        guard element >= 0 else { return .data }
        switch nodes[element].name {
        case "style": return .style
        case "script": return value("type", element)?.hasSuffix("json") == true ? .data : .markup
        default: return .data
        }
    }

    /// Returns the root of the innermost component that contains a node; nil if there is none. The root may be the node
    /// itself.
    func component(around node: Int) -> Int? {
        var current = node
        while current >= 0 {
            if value("data-component", current) != nil { return current }
            current = nodes[current].parent
        }
        return nil
    }

    /// Returns the root of a component if it is the element itself or the element's only content, possibly inside
    /// further elements; otherwise nil.
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

    /// Returns the path of a node below a component's root, such as `ul > li`, without numbers so that it is the same
    /// in every instance; without a component, only the name of the element.
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
