/// A String that equals a Character and is cheap to hash.
///
/// The standard library puts the marks of a Character in canonical order by insertion, which is quadratic in their
/// number: a Character of 80,000 marks takes seconds to hash. Marks that are in order already cost linear time.
enum CanonicalKey {
    /// Shorter Characters are hashed as they are: the square of their marks is small.
    private static let shortByteCount = 64

    static func key(for character: Character) -> String {
        let text = String(character)
        return text.utf8.count <= shortByteCount ? text : inCanonicalOrder(text)
    }

    /// Sorts the marks between each two scalars that are none, and decomposes nothing: the standard library is not
    /// consistent about the marks inside of U+0F73, U+0F75 and U+0F81, and what it finds equal is the rule (rule 3).
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
        // At once, because appending to a view of scalars bit by bit is quadratic.
        return String(String.UnicodeScalarView(scalars))
    }
}

extension CanonicalKey {
    /// A mark, ordered by its class. Marks of one class keep their order, which means something.
    private struct Mark: Comparable {
        let order: UInt8
        let place: Int
        let scalar: Unicode.Scalar

        static func < (first: Mark, second: Mark) -> Bool {
            (first.order, first.place) < (second.order, second.place)
        }
    }
}
