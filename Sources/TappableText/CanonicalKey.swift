/// A String that is canonically equivalent to a Character and cheap to hash.
///
/// The standard library puts the marks of a Character in order by insertion, which is quadratic in their number: a
/// Character of 80,000 marks takes seconds to hash. Marks that are in order already cost linear time.
enum CanonicalKey {
    /// Shorter Characters are hashed as they are: the square of their marks is small.
    private static let shortByteCount = 64

    static func key(for character: Character) -> String {
        let text = String(character)
        return text.utf8.count <= shortByteCount ? text : inCanonicalOrder(text)
    }

    private static func inCanonicalOrder(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        var marks: [(order: UInt8, scalar: Unicode.Scalar)] = []
        for scalar in text.unicodeScalars {
            for part in parts(of: scalar) {
                let order = part.properties.canonicalCombiningClass.rawValue
                if order == 0 {
                    flush(&marks, to: &result)
                    result.append(part)
                } else {
                    marks.append((order, part))
                }
            }
        }
        flush(&marks, to: &result)
        return String(result)
    }

    /// Appends the marks by class; those of one class keep their order, which means something.
    private static func flush(
        _ marks: inout [(order: UInt8, scalar: Unicode.Scalar)], to result: inout String.UnicodeScalarView
    ) {
        if marks.count > 1 {
            var buckets = [[Unicode.Scalar]](repeating: [], count: 256)
            for mark in marks {
                buckets[Int(mark.order)].append(mark.scalar)
            }
            for bucket in buckets {
                result.append(contentsOf: bucket)
            }
        } else {
            result.append(contentsOf: marks.map(\.scalar))
        }
        marks.removeAll(keepingCapacity: true)
    }

    /// The three scalars that are of class 0 but decompose to marks alone would hide these from the ordering.
    private static func parts(of scalar: Unicode.Scalar) -> [Unicode.Scalar] {
        switch scalar {
        case "\u{F73}": ["\u{F71}", "\u{F72}"]
        case "\u{F75}": ["\u{F71}", "\u{F74}"]
        case "\u{F81}": ["\u{F71}", "\u{F80}"]
        default: [scalar]
        }
    }
}
