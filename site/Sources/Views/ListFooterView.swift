import Vitrine

struct ListFooterView: ComponentView {
    let footer: ListFooter

    init(viewModel: ListFooter) { footer = viewModel }

    func body(_ html: HTML) {
        html.div(.class("list-footer")) {
            html.p(html.localized(footer.text))
            if let link = footer.link {
                html.a(html.localized(link.title), .href(html.link(to: link.section, row: link.row)), .dir("auto"))
            }
        }
    }
}
