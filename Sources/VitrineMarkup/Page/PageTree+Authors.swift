extension PageTree {
    /// Returns the component that rendered an element: the values of `data-component` and `data-instance` on the
    /// element itself or on its nearest ancestor with `data-component`; nil if none of them has `data-component`.
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

    /// Returns whether an element has `data-component`, as the root element of a component does.
    package func isComponent(_ node: Int) -> Bool { text(ofAttribute: "data-component", node) != nil }

    /// Returns the value of an attribute by the spelling of its name; nil if the element does not have it.
    package func text(ofAttribute spelling: String, _ node: Int) -> String? {
        attributes(node).first { attributeSpelling($0) == spelling }
            .map { String(decoding: document.value(of: $0), as: UTF8.self) }
    }
}
