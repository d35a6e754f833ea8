import Vitrine

/// Shows a contact. The view is reused and shows one card after another.
final class ContactCardView: ReusableComponentView {
    private var card: ContactCard?

    init() {}

    func prepareForReuse() { card = nil }

    func configure(with viewModel: ContactCard) { card = viewModel }

    func body(_ html: HTML) {
        guard let card else { return }
        html.article(.class("contact")) {
            html.render(Avatar(id: card.id, name: card.name))
            html.div(.class("contact-who")) {
                html.h3 { html.bdi(card.name, .lang(card.language)) }
                html.p {
                    html.bdi(card.role, .lang(card.language))
                    html.text(" · ")
                    html.bdi(card.organization, .lang(card.language))
                }
            }
            html.address {
                html.dl { facts(card, html) }
            }
            if let note = card.note {
                html.div(.class("contact-note")) { html.p(note, .dir("auto")) }
            }
        }
    }

    private func facts(_ card: ContactCard, _ html: HTML) {
        html.dt(html.localized("Email"))
        html.dd { html.a(card.email, .href("mailto:\(card.email)"), .dir("ltr")) }
        html.dt(html.localized("Phone"))
        html.dd { html.a(card.phone, .href("tel:\(dialled(card.phone))"), .dir("ltr")) }
        html.dt(html.localized("Place"))
        html.dd {
            html.bdi(card.city, .lang(card.language))
            html.text(" · ")
            html.bdi(html.localized(card.country))
        }
    }

    /// Returns a telephone number with only its digits and plus sign.
    private func dialled(_ phone: String) -> String {
        phone.filter { $0 == "+" || ("0"..."9").contains($0) }
    }
}
