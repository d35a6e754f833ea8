import VitrineHTML

struct HeaderFooterSpacerView: ComponentView {
    let type: SpacerType

    init(viewModel: HeaderFooterSpacer) { type = viewModel.type }

    func body(_ html: HTML) { type.write(to: html) }
}
