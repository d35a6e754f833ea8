/// An element that the walk has entered and not yet left.
struct WalkedElement {
    /// The kind of content that is allowed in the element.
    enum Mode: UInt8 {
        /// An element with a content model of HTML.
        case html
        /// An element whose child elements must be those of SVG, or those of MathML.
        case svg, math
        /// An element of SVG or MathML that may contain HTML.
        case integration
    }

    var node: Int32
    /// The index of the node after the last descendant.
    var end: Int32
    var kind = Kind.tolerated
    var mode = Mode.html
    /// The number of the content model; see ``ContentModels/Variant/model``.
    var model: UInt8 = 0
    /// The index of the set of kinds that are allowed at the element's position in its parent.
    var context: UInt8 = 0
    /// The index of the variant that has the model; -1 for the parent of the root, and for elements of SVG and MathML
    /// except an `svg` or `math` in HTML.
    var variant: Int16 = -1
    /// Whether text in the element need not be checked.
    var allowsText = true
    /// Whether text in the element has been reported.
    var hasWrongText = false
    /// Whether there was a tolerated child. If so, missing children are not reported.
    var hasTolerated = false
    /// Whether a label already has its control, or a button already has its `selectedcontent`.
    var isTaken = false
    /// The state of the automaton: the positions at which the next child is allowed.
    var state: UInt32 = 0
    /// The positions at which a child may follow the children in the wrong order; 0 if there are no such children.
    var lenient: UInt32 = 0
    /// The positions at which children have been found.
    var seen: UInt32 = 0
    /// The positions at which children in the wrong order would have been allowed.
    var astray: UInt32 = 0
    /// The node of the first child in the wrong order; -1 if there is none.
    var misplaced: Int32 = -1
    /// The bits of ``Inside`` that apply to its children.
    var inside: UInt32 = 0
    /// The bits of the exclusions that apply to its descendants.
    var forbidden: UInt32 = 0

    init(node: Int, end: Int32) {
        self.node = Int32(node)
        self.end = end
    }
}
