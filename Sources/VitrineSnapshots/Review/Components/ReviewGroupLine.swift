import VitrineComponents
import VitrineHTML

/// A line in the list of all groups: the sentence of a group, with a link to the group.
struct ReviewGroupLine: Component {
    var sentence: String
    var address: String
    /// The number of times, with the page or the number of pages: `3 times on 2 pages`.
    var extent: String
    var command: String?
}

struct ReviewGroupLineView: ComponentView {
    private let line: ReviewGroupLine

    init(viewModel: ReviewGroupLine) { line = viewModel }

    func body(_ html: HTML) {
        html.div(.class("line")) {
            html.a(line.sentence, .href(line.address), .dir("auto"))
            html.text(" ")
            html.span(line.extent, .class("extent"))
            if let command = line.command {
                html.text(" ")
                html.code(command, .class("command"))
            }
        }
    }
}
