import VitrineHTML

struct RowSpacerView: ComponentView {
    let type: SpacerType

    init(viewModel: RowSpacer) { type = viewModel.type }

    func body(_ html: HTML) { type.write(to: html) }
}
