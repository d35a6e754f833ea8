/// Makes Strings that are canonically equivalent to given Characters and fast to hash.
///
/// The standard library sorts the combining marks of a Character into canonical order by insertion, which is quadratic
/// in their number: a Character with 80,000 marks takes seconds to hash. Marks that are already in order take linear
/// time.
enum CanonicalKey {
    /// The maximum size, in bytes, of a Character that is hashed unchanged. Such a Character has so few marks that even
    /// quadratic time is short.
    private static let shortByteCount = 64

    static func key(for character: Character) -> String {
        let text = String(character)
        return text.utf8.count <= shortByteCount ? text : inCanonicalOrder(text)
    }

    /// Returns the text with each run of combining marks in canonical order. Nothing is decomposed, because the
    /// standard library is inconsistent about the marks inside U+0F73, U+0F75 and U+0F81, and keys must be equal
    /// exactly when the standard library considers the Characters equal (rule 3 in `Documentation/parity.md`).
    static func inCanonicalOrder(_ text: String) -> String {
        var scalars: [Unicode.Scalar] = []
        var marks: [Mark] = []
        for scalar in text.unicodeScalars {
            let order = scalar.properties.canonicalCombiningClass.rawValue
            if order == 0 {
                scalars.append(contentsOf: marks.sorted().lazy.map(\.scalar))
                marks.removeAll(keepingCapacity: true)
                scalars.append(scalar)
            } else {
                marks.append(Mark(order: order, place: marks.count, scalar: scalar))
            }
        }
        scalars.append(contentsOf: marks.sorted().lazy.map(\.scalar))
        // The view is created in one step, because appending scalars to a view one at a time is quadratic.
        return String(String.UnicodeScalarView(scalars))
    }
}

extension CanonicalKey {
    /// A combining mark, ordered by its combining class. Marks of the same class keep their order, because it is
    /// significant.
    private struct Mark: Comparable {
        let order: UInt8
        let place: Int
        let scalar: Unicode.Scalar

        static func < (first: Mark, second: Mark) -> Bool {
            (first.order, first.place) < (second.order, second.place)
        }
    }
}
