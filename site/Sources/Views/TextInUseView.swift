import Vitrine
import VitrineKit

/// Shows the paragraphs, and below them all patterns that were searched for, without duplicates.
struct TextInUseView: ComponentView {
    let text: TextInUse

    init(viewModel: TextInUse) { text = viewModel }

    func body(_ html: HTML) {
        html.div(.class("in-use in-use-\(text.kind.rawValue)")) {
            for (index, label) in text.labels.enumerated() {
                html.div(.class("in-use-part"), .class("mine", when: !index.isMultiple(of: 2) && text.kind == .chat)) {
                    if index < text.authors.count { html.p(text.authors[index], .class("in-use-author"), .dir("auto")) }
                    html.render(label)
                }
            }
            if let explanation = text.explanation {
                html.p(html.localized(explanation), .class("in-use-explanation"), .dir("auto"))
            }
            patterns(html)
        }
    }

    private func patterns(_ html: HTML) {
        var values: [String] = []
        for value in text.labels.flatMap(\.detectableText).map(\.value) where !values.contains(value) {
            values.append(value)
        }
        html.ul(.class("detection-patterns"), .role("list")) {
            for value in values { html.li { html.code(value, .dir("auto")) } }
        }
    }
}
