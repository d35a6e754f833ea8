import VitrineComponents
import VitrineHTML
import VitrineConformance

/// One place of a change: both versions side by side, and the source.
struct ReviewPlace: Component {
    /// The page.
    var path: String
    /// The component's instance or the element.
    var element: String
    var before: ReviewFrame?
    var after: ReviewFrame?
    /// The source with what differs; nil where there is none to show.
    var source: SourceDiff?
    /// What has to be said besides.
    var note: String?
}

struct ReviewPlaceView: ComponentView {
    private let place: ReviewPlace

    init(viewModel: ReviewPlace) { place = viewModel }

    func body(_ html: HTML) {
        html.div(.class("place")) {
            html.p(.class("where")) {
                html.b(place.path.isEmpty ? "the file" : place.path, .dir("auto"))
                html.text(" ")
                html.code(place.element)
            }
            if let note = place.note { html.p(note, .class("note")) }
            if place.before != nil || place.after != nil {
                html.div(.class("pair")) {
                    if let before = place.before { html.render(before) }
                    if let after = place.after { html.render(after) }
                }
            }
            if let source = place.source { html.render(ReviewSource(diff: source)) }
        }
    }
}

/// The source of a change.
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
