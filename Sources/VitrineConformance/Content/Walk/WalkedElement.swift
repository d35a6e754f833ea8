/// An open element of the walk.
struct WalkedElement {
    /// The rules that apply to the children.
    enum Mode: UInt8 {
        /// Content models of HTML.
        case html
        /// Only elements of SVG, or only those of MathML.
        case svg, math
        /// An element of SVG or MathML that may contain HTML.
        case integration
    }

    var node: Int32
    /// The node after the last descendant.
    var end: Int32
    var kind = Kind.tolerated
    var mode = Mode.html
    /// Its content model, see ``ContentModels/Variant/model``.
    var model: UInt8 = 0
    /// The set of kinds that its parent may contain at its position.
    var context: UInt8 = 0
    /// The variant by which the model was found; -1 for an element of SVG or MathML.
    var variant: Int16 = -1
    /// Whether text is allowed or does not matter.
    var takesText = true
    /// Whether text has been reported.
    var hasWrongText = false
    /// Whether there was a tolerated child, so that missing children are not reported.
    var hasTolerated = false
    /// Whether a label already has its control, or a button its `selectedcontent`.
    var isTaken = false
    /// The positions of the automaton at which the next child may be.
    var state: UInt32 = 0
    /// The state that the automaton would have if children in the wrong order were accepted.
    var lenient: UInt32 = 0
    /// The positions that children have taken.
    var seen: UInt32 = 0
    /// The positions that children in the wrong order would have taken.
    var astray: UInt32 = 0
    /// The first child in the wrong order; -1 when there is none.
    var misplaced: Int32 = -1
    /// The bits of ``Inside`` for its children.
    var inside: UInt32 = 0
    /// The bits of the exclusions that apply to its descendants.
    var forbidden: UInt32 = 0

    init(node: Int, end: Int32) {
        self.node = Int32(node)
        self.end = end
    }
}
