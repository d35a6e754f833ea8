/// The cascade layers of all sheets of one origin, in the order of their first mention: CSS Cascade 5, section 6.4.
struct LayerOrder: Sendable {
    /// The rank of declarations outside layers. Normal declarations outside layers win over those in layers; important
    /// ones lose.
    static let limit = 1 << 20

    private struct Layer: Sendable {
        var children: [Int] = []
        var names: [String: Int] = [:]
    }

    private var layers = [Layer()]

    /// Returns the layer with a name inside a parent layer, and adds it if it is new. Layer 0 is for rules outside
    /// layers.
    mutating func layer(_ name: [String], in parent: Int) -> Int {
        var at = parent
        for part in name {
            if let known = layers[at].names[part] {
                at = known
                continue
            }
            layers.append(Layer())
            layers[at].names[part] = layers.count - 1
            layers[at].children.append(layers.count - 1)
            at = layers.count - 1
        }
        return at
    }

    /// Adds an anonymous layer inside another one.
    mutating func anonymous(in parent: Int) -> Int {
        layers.append(Layer())
        layers[parent].children.append(layers.count - 1)
        return layers.count - 1
    }

    /// The rank of each layer. A nested layer ranks below the layer around it.
    var ranks: [Int] {
        var ranks = [Int](repeating: 0, count: layers.count)
        var next = 0
        // This is an explicit stack instead of recursion, because authors can nest layers to any depth.
        var open = [(layer: 0, child: 0)]
        while let (layer, child) = open.last {
            if child < layers[layer].children.count {
                open[open.count - 1].child += 1
                open.append((layers[layer].children[child], 0))
            } else {
                ranks[layer] = layer == 0 ? Self.limit : next
                next += 1
                open.removeLast()
            }
        }
        return ranks
    }
}
