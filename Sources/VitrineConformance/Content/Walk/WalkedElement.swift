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
    /// What it may hold, see ``ContentModels/Variant/model``.
    var model: UInt8 = 0
    /// The set that means what its parent may hold where it is.
    var context: UInt8 = 0
    /// The variant by which the model was found; -1 for an element of SVG or MathML.
    var variant: Int16 = -1
    /// Whether text is of no concern.
    var takesText = true
    /// Whether text has been reported.
    var hasWrongText = false
    /// Whether there was a child that may be anything, so nothing can be missing.
    var hasTolerated = false
    /// Of a label: whether it has its control. Of a button: whether it has its `selectedcontent`.
    var isTaken = false
    /// Where the next child is allowed, of an automaton.
    var state: UInt32 = 0
    /// Where it might stand if the children in wrong order were right.
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
