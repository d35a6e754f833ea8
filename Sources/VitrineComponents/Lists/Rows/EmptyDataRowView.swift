import VitrineHTML

struct EmptyDataRowView: ComponentView {
    private let row: EmptyDataRow

    init(viewModel: EmptyDataRow) { row = viewModel }

    func body(_ html: HTML) {
        html.div(.class("list")) { EmptyDataMarkup(words: row.words, headingLevel: nil).write(html) }
    }
}
