import Vitrine

struct ListHeaderView: ComponentView {
    let header: ListHeader

    init(viewModel: ListHeader) { header = viewModel }

    func body(_ html: HTML) {
        html.div(.class("list-header")) {
            html.h2(html.localized(header.title))
            if let amount = header.amount { html.p(html.localized(amount.text), .class("list-amount")) }
            if let link = header.link {
                html.a(html.localized(link.title), .href(html.link(to: link.section, row: link.row)))
            }
        }
    }
}
