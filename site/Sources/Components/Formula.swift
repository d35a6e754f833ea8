import Vitrine

/// A formula with a caption that explains it.
struct Formula: Component {
    var caption: LocalizedText
    var expression: Expression

    indirect enum Expression: Hashable, Sendable {
        case number(Int)
        case name(String)
        case sign(String)
        case row([Expression])
        case fraction(Expression, Expression)
        case root(Expression)
        case power(Expression, Expression)
        case index(Expression, Expression)
        case sum(from: Expression, to: Expression, of: Expression)
    }
}
