import Vitrine

/// A picture among the assets, with words for those who do not see it.
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
