/// Collects the attribute values that may set properties, so that elements with different values do not share a style.
struct HintTexts {
    private let properties: PropertySet?
    /// For each name in the document, by its number: 2 for an SVG attribute that sets one of the requested properties,
    /// 1 for another name, and 0 if this has not been determined yet.
    private var flags: [UInt8] = []

    init(_ properties: PropertySet?) { self.properties = properties }

    /// Whether HTML elements with this name have attributes that are presentational hints.
    static func mayHave(_ name: Int32) -> Bool {
        switch KnownAtom(rawValue: name) {
        case .img, .video, .canvas, .iframe, .embed, .object, .input, .source, .textarea: true
        default: false
        }
    }

    /// The values of an element's attributes that may set properties. If the element is not an HTML element, each value
    /// comes after the name of its attribute, and the name of the element comes first.
    mutating func texts(_ tree: borrowing ElementTree, _ element: Int) -> [String] {
        let info = tree.elements[element]
        if info.isHTML {
            guard Self.mayHave(info.name) else { return [] }
            return [
                tree.value(element, .width), tree.value(element, .height), tree.value(element, .wrap),
                tree.value(element, .type),
            ].map { $0.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        }
        var result: [String] = []
        for index in info.attributes {
            let attribute = tree.attributes[Int(index)]
            guard isConcerned(Int(attribute.localName), tree) else { continue }
            // Some attributes set properties only on some elements.
            if result.isEmpty { result.append(tree.localName(element)) }
            result.append(tree.localNames[Int(attribute.localName)])
            result.append(String(decoding: tree.bytes(attribute.value), as: UTF8.self))
        }
        return result
    }

    private mutating func isConcerned(_ name: Int, _ tree: borrowing ElementTree) -> Bool {
        if flags.isEmpty { flags = Array(repeating: 0, count: tree.localNames.count) }
        if flags[name] == 0 {
            let text = tree.localNames[name]
            let isProperty =
                PresentationalHints.isProperty(text)
                && PropertyID(text).map { properties?.concerns($0) ?? true } ?? false
            flags[name] = isProperty ? 2 : 1
        }
        return flags[name] == 2
    }
}
