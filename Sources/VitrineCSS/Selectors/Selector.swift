/// A complex selector of Selectors 4, compiled against a table of atoms.
package struct Selector: Sendable {
    /// The relation of a compound selector to the one before it in ``Selector/compounds``, which is nearer to the
    /// subject.
    package enum Combinator: UInt8, Sendable {
        case descendant, child, nextSibling, laterSibling
    }

    /// Simple selectors that must all match the same element.
    package struct Compound: Sendable {
        var tests: [SimpleSelector] = []
        /// The relation to the previous compound in the array; unused for the first one.
        var combinator: Combinator = .descendant
    }

    /// The compounds, the subject first.
    package var compounds: [Compound]
    /// The specificity.
    package var specificity: Specificity
    /// The name of the subject's pseudo-element, in lowercase and without the leading colons; nil if there is none.
    /// Several names are joined: `before::marker`.
    package var pseudoElement: String?
    /// Up to four atoms of ids, classes and names that some ancestor must have.
    var ancestorAtoms: [Int32] = []
    /// Whether the selector may match something in a static document; false if it has a pseudo-element with an
    /// argument, or a pseudo-class of a scrollbar.
    package internal(set) var isPossible = true
}
