/// Shorthands with comma-separated layers.
extension ShorthandExpander {
    private static func id(_ name: String) -> PropertyID { PropertyID(known: name) }

    /// Sets a property to the values of its layers, joined with commas.
    mutating func set(_ property: PropertyID, layers: [[ComponentValue]]) {
        var components: [ComponentValue] = []
        for (index, layer) in layers.enumerated() {
            if index > 0 { components.append(.comma) }
            components += layer
        }
        set(property, components: components)
    }

    func initial(_ property: PropertyID) -> [ComponentValue] {
        if property.entry.isShorthand { return [.percentage(0), .percentage(0)] }
        let list = TokenList(property.entry.initial)
        return ComponentReader.read(list, 0..<list.count, hasColor: property.entry.hasColor)
    }

    mutating func background() {
        layered("background")
        let color = Self.id("background-color")
        if let last = layers.last {
            for item in last where matches(color, [item]) {
                set(color, [item])
                return
            }
        }
        reset(color)
    }

    /// Expands `mask`, or `background` without its color: for each layer, the image, the position and size, the
    /// repetition, the boxes and more, in any order.
    mutating func layered(_ name: String) {
        let position = Self.id(name + "-position")
        let size = Self.id(name + "-size")
        let simple = (name == "mask" ? ["image", "repeat", "mode", "composite"] : ["image", "repeat", "attachment"])
            .map { Self.id(name + "-" + $0) }
        let origin = Self.id(name + "-origin")
        let clip = Self.id(name + "-clip")
        var values: [PropertyID: [[ComponentValue]]] = [:]
        for layer in layers {
            var found: [PropertyID: [ComponentValue]] = [:]
            var at = layer.startIndex
            while at < layer.endIndex {
                if isSlash(layer[at]) {
                    let length = longest(size, layer, at + 1)
                    found[size] = components(layer[at + 1..<at + 1 + length], for: size)
                    at += 1 + length
                    continue
                }
                if let property = simple.first(where: { found[$0] == nil && longest($0, layer, at) > 0 }) {
                    let length = longest(property, layer, at)
                    found[property] = components(layer[at..<at + length], for: property)
                    at += length
                } else if found[position] == nil, longest(position, layer, at) > 0 {
                    let length = longest(position, layer, at)
                    found[position] = components(layer[at..<at + length], for: position)
                    at += length
                } else if found[origin] == nil, matches(origin, [layer[at]]) {
                    found[origin] = components([layer[at]], for: origin)
                    at += 1
                } else {
                    if matches(clip, [layer[at]]) { found[clip] = components([layer[at]], for: clip) }
                    at += 1
                }
            }
            // A single box sets both longhands.
            if found[clip] == nil { found[clip] = found[origin] }
            for property in simple + [position, size, origin, clip] {
                values[property, default: []].append(found[property] ?? initial(property))
            }
        }
        for property in simple + [size, origin, clip] { set(property, layers: values[property] ?? []) }
        let parts = (values[position] ?? []).map { PositionParts.split($0) }
        if name == "background" {
            set(Self.id("background-position-x"), layers: parts.map(\.x))
            set(Self.id("background-position-y"), layers: parts.map(\.y))
        } else {
            set(position, layers: parts.map { $0.x + $0.y })
        }
    }

    /// Returns the number of items, at most four, in the longest valid value of a property that starts at an index; 0
    /// if none starts there.
    private func longest(_ property: PropertyID, _ layer: ArraySlice<Int>, _ at: Int) -> Int {
        for length in stride(from: min(4, layer.endIndex - at), to: 0, by: -1)
        where matches(property, layer[at..<at + length]) {
            return length
        }
        return 0
    }

    mutating func positions(_ longhands: [PropertyID]) {
        guard longhands.count == 2 else { return }
        let parts = layers.map { PositionParts.split(components($0, for: longhands[0])) }
        set(longhands[0], layers: parts.map(\.x))
        set(longhands[1], layers: parts.map(\.y))
    }

    mutating func animation(_ longhands: [PropertyID]) {
        let names = [
            "animation-duration", "animation-timing-function", "animation-delay", "animation-iteration-count",
            "animation-direction", "animation-fill-mode", "animation-play-state", "animation-name",
        ].map(Self.id)
        perLayer(names)
        for longhand in longhands where !names.contains(longhand) { reset(longhand) }
    }

    mutating func transition(_ longhands: [PropertyID]) {
        perLayer(
            [
                "transition-duration", "transition-timing-function", "transition-delay", "transition-behavior",
                "transition-property",
            ].map(Self.id))
    }

    /// Sets each property to its values in all layers. In each layer, an item belongs to the first property that
    /// accepts it and has no value yet, and a property without items has its initial value.
    private mutating func perLayer(_ properties: [PropertyID]) {
        var values: [PropertyID: [[ComponentValue]]] = [:]
        for layer in layers {
            let found = assign(properties, layer)
            for property in properties {
                values[property, default: []].append(
                    found[property].map { components($0, for: property) } ?? initial(property))
            }
        }
        for property in properties { set(property, layers: values[property] ?? []) }
    }
}
