/// An element of which the walk has seen the start and not yet the end.
struct WalkedElement {
    /// Whose rules hold for the children.
    enum Mode: UInt8 {
        /// Content models of HTML.
        case html
        /// The names of SVG, of MathML.
        case svg, math
        /// An element of SVG or MathML that may hold HTML.
        case integration
    }

    var node: Int32
    /// The node after the last one inside.
    var end: Int32
    var kind = Kind.tolerated
    var mode = Mode.html
    /// Its content model, see ``ContentModels/Variant/model``.
    var model: UInt8 = 0
    /// The set of what its parent may contain at its position.
    var context: UInt8 = 0
    /// The variant by which the model was found; -1 for an element of SVG or MathML.
    var variant: Int16 = -1
    /// Whether text is allowed or does not matter.
    var takesText = true
    /// Whether text has been reported.
    var hasWrongText = false
    /// Whether there was a child that may be anything, so nothing can be missing.
    var hasTolerated = false
    /// Whether a label already has its control, or a button its `selectedcontent`.
    var isTaken = false
    /// The states of the automaton in which the next child may come.
    var state: UInt32 = 0
    /// The same if children in the wrong order were accepted.
    var lenient: UInt32 = 0
    /// Where children have been.
    var seen: UInt32 = 0
    /// Where children in wrong order would have been.
    var astray: UInt32 = 0
    /// The first child in wrong order; -1 when there is none.
    var misplaced: Int32 = -1
    /// The bits of the elements around its children.
    var inside: UInt32 = 0
    /// The bits of what no descendant may be.
    var forbidden: UInt32 = 0

    init(node: Int, end: Int32) {
        self.node = Int32(node)
        self.end = end
    }
}
