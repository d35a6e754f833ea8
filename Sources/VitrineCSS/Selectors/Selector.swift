/// A complex selector of Selectors 4, compiled against a table of atoms.
package struct Selector: Sendable {
    /// How a compound selector is related to the one before it in ``Selector/compounds``, which is nearer to the subject.
    package enum Combinator: UInt8, Sendable {
        case descendant, child, nextSibling, laterSibling
    }

    /// Simple selectors that one element must all match.
    package struct Compound: Sendable {
        var tests: [SimpleSelector] = []
        /// What relates it to the compound before it in the array; not used by the first.
        var combinator: Combinator = .descendant
    }

    /// The compounds, the subject first.
    package var compounds: [Compound]
    /// The specificity.
    package var specificity: Specificity
    /// The name of the pseudo-element of the subject, without colons and in small letters.
    package var pseudoElement: String?
    /// The atoms of ids, classes and names that some ancestor must have; at most four.
    var ancestorAtoms: [Int32] = []
    /// Whether it can match at all in a static document.
    package internal(set) var isPossible = true
}
