/// Attributes because of which an element and its contents are left out of the color pairs of a page: `disabled`,
/// `aria-hidden`, `aria-disabled`.
struct AttributeExemptions {
    private let hidden: Int32
    private let ariaDisabled: Int32

    /// Prepares to find the attributes in documents.
    ///
    /// - Parameter atoms: the atoms that documents are indexed with; the names of the attributes are added.
    init(_ atoms: inout AtomTable) {
        hidden = atoms.add("aria-hidden")
        ariaDisabled = atoms.add("aria-disabled")
    }

    /// Whether a page contains any of the attributes.
    func mayOccur(in tree: borrowing ElementTree) -> Bool {
        let attributes = tree.attributes.span
        for index in attributes.indices where isOne(attributes[index]) { return true }
        return false
    }

    /// Whether an element has one of the attributes with a value that exempts it.
    func contain(_ element: ElementTree.Element, _ tree: borrowing ElementTree) -> Bool {
        for index in element.attributes {
            let attribute = tree.attributes[Int(index)]
            guard isOne(attribute) else { continue }
            if attribute.name == KnownAtom.disabled.rawValue { return true }
            if tree.bytes(attribute.value).elementsEqual("true".utf8) { return true }
        }
        return false
    }

    private func isOne(_ attribute: ElementTree.Attribute) -> Bool {
        attribute.namespace == 0
            && (attribute.name == hidden || attribute.name == ariaDisabled
                || attribute.name == KnownAtom.disabled.rawValue)
    }
}
