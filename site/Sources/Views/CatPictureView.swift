import Vitrine

/// Draws a sitting cat.
struct CatPictureView: ComponentView {
    let cat: CatPicture

    init(viewModel: CatPicture) { cat = viewModel }

    func body(_ html: HTML) {
        html.figure(.class("cat")) {
            html.svg(
                .viewBox("0 0 240 240"), .width(240), .height(240), .role("img"),
                .aria("label", html.localized("A sitting cat"))
            ) {
                svg in
                svg.path(.class("cat-ground"), .d("M20 216a100 16 0 0 1 200 0a100 12 0 0 1-200 0z"))
                svg.path(.class("cat-tail"), .d("M160 206c40 4 52-22 40-46c-6-12-20-8-16 4"))
                svg.path(.class("cat-fur"), .d("M78 212c-12-44 4-84 42-84s54 40 42 84z"))
                svg.path(
                    .class("cat-fur"),
                    .d("M70 104l-4-56c0-6 6-7 10-3l22 22a60 60 0 0 1 44 0l22-22c4-4 10-3 10 3l-4 56a52 46 0 0 1-100 0z")
                )
                svg.path(.class("cat-inside"), .d("M76 66l1 22 12-11zM164 66l-1 22-12-11z"))
                svg.path(.class("cat-chest"), .d("M120 150c-18 0-24 24-22 62h44c2-38-4-62-22-62z"))
                svg.path(
                    .class("cat-eyes"),
                    .d("M92 102a8 10 0 1 0 16 0a8 10 0 1 0-16 0zM132 102a8 10 0 1 0 16 0a8 10 0 1 0-16 0z"))
                svg.path(.class("cat-nose"), .d("M114 120h12l-6 7z"))
                svg.path(
                    .class("cat-lines"),
                    .d("M120 127v5m0 0c-3 6-12 6-14 1m14-1c3 6 12 6 14 1M108 212v-26m24 26v-26"))
                svg.path(
                    .class("cat-lines cat-whiskers"), .d("M92 122l-32-6m32 14l-30 4M148 122l32-6m-32 14l30 4"))
            }
            html.figcaption(cat.name, .dir("auto"))
        }
    }
}
