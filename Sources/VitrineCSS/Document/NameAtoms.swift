import VitrineMarkup

/// The atoms of the names of documents, kept from document to document: most documents have the names that their reader
/// began with, and no others. A class, because it is handed on; it belongs to one worker and one table of atoms.
final class NameAtoms {
    private var names: [String] = []
    private var atoms: [Int32] = []

    /// The atoms of a document's names by number.
    func numbers(_ document: MarkupDocument, _ table: AtomTable) -> [Int32] {
        let count = min(names.count, document.names.count)
        // Arrays that share their memory compare in constant time.
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
