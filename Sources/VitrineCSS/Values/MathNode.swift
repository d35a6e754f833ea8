/// A calculation: CSS Values 4, section 10.
package indirect enum MathNode: Hashable, Sendable {
    case number(Double)
    case percentage(Double)
    case dimension(Double, CSSUnit)
    /// A name that represents a number, such as a channel of a relative color.
    case channel(String)
    case sum([MathNode])
    case product([MathNode])
    case invert(MathNode)
    /// A function with its name in lowercase; the strategy of `round()` comes before the name: `up-round`.
    case function(String, [MathNode])
    /// A value that only a browser can determine.
    case unknown

    /// Whether it is a single value, so that nothing remains to be calculated.
    package var isNumeric: Bool {
        switch self {
        case .number, .percentage, .dimension: true
        default: false
        }
    }
}
