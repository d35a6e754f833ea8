import VitrineComponents
import VitrineHTML
import VitrineSupport

/// The markup or declarations that show a change, with the differences marked.
struct ReviewSource: Component {
    var diff: SourceDiff
}

struct ReviewSourceView: ComponentView {
    private let diff: SourceDiff

    init(viewModel: ReviewSource) { diff = viewModel.diff }

    func body(_ html: HTML) {
        html.pre(.class("source"), .dir("ltr")) {
            html.code {
                for run in diff.runs {
                    switch run {
                    case .same(let text): html.text(text)
                    case .gone(let text): html.del(text)
                    case .new(let text): html.ins(text)
                    case .left(let lines): html.span("⋯ \(Count.of(lines, "line", "lines")) ⋯", .class("left"))
                    }
                }
            }
        }
    }
}
