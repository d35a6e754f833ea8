import Foundation
import Vitrine

/// A boat for hire.
struct Boat: Component, Identifiable, Decodable {
    let id: String
    var name: String
    var state: Badge.Kind
    var seats: Int
    var price: Decimal
    var formerPrice: Decimal?
    var picture: String?
    var nextTrip: Date
}

struct BoatView: ComponentView {
    let boat: Boat
    init(viewModel: Boat) { boat = viewModel }

    func body(_ html: HTML) {
        html.article(.class("boat")) {
            if let picture = boat.picture {
                html.render(Picture(file: picture, words: boat.name))
            }
            html.h2(boat.name)
            html.p { html.render(Badge(kind: boat.state)) }
            html.p(html.localized("\(boat.seats) seats"))
            html.render(Price(amount: boat.price, before: boat.formerPrice))
            html.p {
                html.text(html.localized("Next trip:") + " ")
                html.moment(boat.nextTrip, style: .shortDateTime)
            }
            html.a(html.localized("Ask the captain"), .href(html.link(to: "captains", row: "ann")))
        }
    }
}
