/// One component of a color function.
package enum ColorComponent: Hashable, Sendable {
    case none
    case math(MathNode)
}
