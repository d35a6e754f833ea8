extension PageTree {
    /// Returns the component that wrote an element, according to `data-component` on the nearest element that has it.
    package func author(of node: Int) -> (component: String, instance: String?)? {
        var current: Int? = node
        while let element = current {
            if let component = text(ofAttribute: "data-component", element) {
                return (component, text(ofAttribute: "data-instance", element))
            }
            current = parent(element)
        }
        return nil
    }

    /// Whether an element is the root of a component.
    package func isComponent(_ node: Int) -> Bool { text(ofAttribute: "data-component", node) != nil }

    /// Returns the value of an attribute by its spelling; nil if the element does not have it.
    package func text(ofAttribute spelling: String, _ node: Int) -> String? {
        attributes(node).first { attributeSpelling($0) == spelling }
            .map { String(decoding: document.value(of: $0), as: UTF8.self) }
    }
}
