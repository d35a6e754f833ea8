import Vitrine

/// An image in the assets, with alternative text.
struct Picture: Component {
    var file: String
    var words: String
}

struct PictureView: ComponentView {
    let picture: Picture
    init(viewModel: Picture) { picture = viewModel }

    func body(_ html: HTML) {
        html.img(
            .src(html.asset(picture.file)), .alt(picture.words), .width(160), .height(90), .attribute("loading", "lazy")
        )
    }
}
