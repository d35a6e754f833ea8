import VitrineComponents
import VitrineHTML

/// One place where a change occurs: both versions side by side, and the source.
struct ReviewPlace: Component {
    /// The path of the page.
    var path: String
    /// The instance of the component, or the path of the element.
    var element: String
    var before: ReviewFrame?
    var after: ReviewFrame?
    /// The source with the differences; nil if there is nothing to show.
    var source: SourceDiff?
    /// A note about what is shown; nil if there is none.
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
