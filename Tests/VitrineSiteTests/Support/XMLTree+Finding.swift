import VitrineMarkup

extension XMLTree.Element {
    /// The element and all elements inside, in the order of the document.
    var everything: [XMLTree.Element] {
        var found = [self]
        for case .element(let child) in children { found += child.everything }
        return found
    }

    /// All elements of a name.
    func all(_ name: String) -> [XMLTree.Element] { everything.filter { $0.name == name } }

    /// The first element of a name.
    func first(_ name: String) -> XMLTree.Element? { all(name).first }

    /// The value of an attribute.
    subscript(_ attribute: String) -> String? { attributes.first { $0.name == attribute }?.value }

    /// All text inside.
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
