extension Selector {
    /// Finds the atoms that ancestors must have for the selector to match, so that most elements are rejected quickly.
    mutating func findAncestorAtoms() {
        var atoms: [Int32] = []
        var isAncestor = false
        for (index, compound) in compounds.enumerated() where index > 0 {
            switch compound.combinator {
            case .descendant, .child: isAncestor = true
            default: isAncestor = false
            }
            guard isAncestor else { continue }
            for test in compound.tests {
                switch test {
                case .id(let atom), .class(let atom): if atoms.count < 4 { atoms.append(atom) }
                case .type(let name, let lower): if name == lower, atoms.count < 4 { atoms.append(name) }
                default: break
                }
            }
        }
        ancestorAtoms = atoms
    }
}
