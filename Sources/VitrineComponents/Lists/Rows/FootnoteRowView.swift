import VitrineHTML

struct FootnoteRowView: ComponentView {
    private let row: FootnoteRow

    init(viewModel: FootnoteRow) { row = viewModel }

    func body(_ html: HTML) {
        html.div(.class("list list-footnote")) {
            for text in [row.text, row.subtitle].compactMap(\.self) where !text.plain(html).isEmpty {
                html.p(.dir("auto")) { text.write(html) }
            }
        }
    }
}
