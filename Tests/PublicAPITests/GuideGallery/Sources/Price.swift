import Foundation
import Vitrine

/// The price of a boat per day, and its former price.
struct Price: Component {
    var amount: Decimal
    var before: Decimal?
}

struct PriceView: ComponentView {
    let price: Price
    init(viewModel: Price) { price = viewModel }

    func body(_ html: HTML) {
        let formatters = html.context.formatters
        html.p(.class("price"), .class("reduced", when: price.before != nil)) {
            if let before = price.before {
                html.del(formatters.currency(before, code: "EUR"))
                html.text(" ")
            }
            html.strong(formatters.currency(price.amount, code: "EUR"))
        }
    }
}
