import Foundation
import Vitrine

/// Shows a contact in a list. The view is reused and shows one cell after another.
final class ContactCellView: ReusableComponentView {
    private var cell: ContactCell?

    init() {}

    func prepareForReuse() { cell = nil }

    func configure(with viewModel: ContactCell) { cell = viewModel }

    func body(_ html: HTML) {
        guard let cell else { return }
        html.div(.class("contact-cell")) {
            html.render(cell.avatar)
            html.div {
                html.p(.class("contact-cell-name")) { html.bdi(cell.name, .lang(cell.language)) }
                html.p(cell.address, .dir("auto"))
            }
            if let date = cell.knownSince {
                html.p(.class("contact-cell-since")) {
                    html.moment(date, html.localized("Since \(date, style: .date)"))
                }
            }
        }
    }
}
