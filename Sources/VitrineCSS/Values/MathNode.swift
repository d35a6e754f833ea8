/// A calculation: CSS Values 4, section 10.
package indirect enum MathNode: Hashable, Sendable {
    case number(Double)
    case percentage(Double)
    case dimension(Double, CSSUnit)
    /// A name for a number, such as a channel of a relative color.
    case channel(String)
    case sum([MathNode])
    case product([MathNode])
    case invert(MathNode)
    /// A function, by its name in small letters, with the strategy of `round()` before its name: `up-round`.
    case function(String, [MathNode])
    /// What only a browser knows.
    case unknown

    /// The value when nothing else is needed to know it: in the canonical unit.
    package var isNumeric: Bool {
        switch self {
        case .number, .percentage, .dimension: true
        default: false
        }
    }
}
