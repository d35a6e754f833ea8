import VitrineHTML

struct MessageButtonRowView: ComponentView {
    private let row: MessageButtonRow

    init(viewModel: MessageButtonRow) { row = viewModel }

    func body(_ html: HTML) {
        html.div(.class("list list-message")) { row.buttonConfig.write(html) }
    }
}
