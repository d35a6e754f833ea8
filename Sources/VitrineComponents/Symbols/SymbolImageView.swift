import VitrineHTML

struct SymbolImageView: ComponentView {
    private let image: SymbolImage

    init(viewModel: SymbolImage) { image = viewModel }

    func body(_ html: HTML) {
        let color = image.color.map { " color-\($0.name)" } ?? ""
        image.symbol.write(
            html, width: image.size, height: image.size, label: image.label.map { html.localized($0) },
            class: "symbol\(color)")
    }
}
