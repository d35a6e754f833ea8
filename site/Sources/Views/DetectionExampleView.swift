import Vitrine

/// Shows an example: its title, the label and the patterns. The stylesheet shows the range of each link after the link.
struct DetectionExampleView: ComponentView {
    let example: DetectionExample

    init(viewModel: DetectionExample) { example = viewModel }

    func body(_ html: HTML) {
        html.figure(.class("detection")) {
            html.figcaption(html.localized(example.title), .dir("auto"))
            html.div(.class("detection-text")) { html.render(example.label) }
            html.ol(.class("detection-patterns"), .role("list")) {
                for pattern in example.label.detectableText {
                    html.li { html.code(pattern.value, .dir("auto")) }
                }
            }
        }
    }
}
