import Foundation
import Vitrine

/// A booking; shown by `templates/booking.mustache`.
struct Booking: TemplateConfigurable, Identifiable {
    let id: Int
    var boat: String
    var day: Date
    var cents: Int
    var extras: [String] = []

    func configure(_ template: inout TemplateContent, _ html: HTML) throws {
        let formatters = html.context.formatters
        template["day"] = formatters.string(from: day, style: .longDate)
        template["total"] = formatters.currency(Decimal(cents) / 100, code: "EUR")
        template["boats"] = html.link(to: "boats")
        template.set("isLate", day < html.context.now)
        template.set("extraLines", extras.map { "+ \($0)" })
        template.parts["badge"] = Badge(kind: .booked)
    }
}
