import VitrineMarkup

extension XMLTree.Element {
    /// The element and all its descendants, in document order.
    var everything: [XMLTree.Element] {
        var found = [self]
        for case .element(let child) in children { found += child.everything }
        return found
    }

    /// Returns the elements with this name, in document order; the element itself may be one of them.
    func all(_ name: String) -> [XMLTree.Element] { everything.filter { $0.name == name } }

    /// Returns the first element with this name; nil if there is none.
    func first(_ name: String) -> XMLTree.Element? { all(name).first }

    /// The value of an attribute; nil if the element does not have it.
    subscript(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// The text of all descendants.
    var text: String {
        children.map { child in
            switch child {
            case .text(let text): text
            case .element(let element): element.text
            default: ""
            }
        }.joined()
    }
}
