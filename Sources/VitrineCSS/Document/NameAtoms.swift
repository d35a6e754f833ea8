import VitrineMarkup

/// The atoms of the names in documents, kept from document to document. A reader starts every document with the same
/// list of names, and most documents have no others. This is a class because it is passed from document to document; it
/// belongs to one worker and one table of atoms.
final class NameAtoms {
    private var names: [String] = []
    private var atoms: [Int32] = []

    /// The atoms of a document's names, by index.
    func numbers(_ document: MarkupDocument, _ table: AtomTable) -> [Int32] {
        let count = min(names.count, document.names.count)
        // Arrays that share storage compare in constant time.
        let isKnown = names == document.names
        let same = isKnown ? count : zip(names, document.names).prefix { $0 == $1 }.count
        if same < document.names.count || same < names.count {
            atoms.removeSubrange(same...)
            atoms += document.names[same...].map { table.number($0) }
            names = document.names
        }
        return atoms
    }
}
