import Vitrine

/// Shows a formula as MathML, which browsers lay out themselves.
struct FormulaView: ComponentView {
    let formula: Formula

    init(viewModel: Formula) { formula = viewModel }

    func body(_ html: HTML) {
        html.figure(.class("formula")) {
            html.math(.display("block"), .dir("ltr")) { write(formula.expression, $0) }
            html.figcaption(html.localized(formula.caption))
        }
    }

    private func write(_ expression: Formula.Expression, _ math: MathML) {
        switch expression {
        case .number(let number): math.mn("\(number)")
        case .name(let name): math.mi(name)
        case .sign(let sign): math.mo(sign)
        case .row(let parts): math.mrow { for part in parts { write(part, math) } }
        case .fraction(let above, let below): math.mfrac { write(above, below, math) }
        case .root(let inner): math.msqrt { write(inner, math) }
        case .power(let base, let exponent): math.msup { write(base, exponent, math) }
        case .index(let base, let index): math.msub { write(base, index, math) }
        case .sum(let start, let end, let term):
            math.mrow {
                math.munderover {
                    math.mo("∑")
                    write(start, end, math)
                }
                write(term, math)
            }
        }
    }

    private func write(_ one: Formula.Expression, _ other: Formula.Expression, _ math: MathML) {
        write(one, math)
        write(other, math)
    }
}
