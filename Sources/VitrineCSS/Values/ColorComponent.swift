/// One component of a colour function.
package enum ColorComponent: Hashable, Sendable {
    case none
    case math(MathNode)
}
