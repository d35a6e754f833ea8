import VitrineComponents
import VitrineHTML

/// A group of changes with the places that are shown.
struct ReviewGroup: Component {
    var sentence: String
    var layer: String
    /// The kind of change, such as "Moved".
    var kind: String
    var extent: String
    var places: [ReviewPlace]
    /// The paths of other pages with the change.
    var pages: [String]
    /// The number of further pages, which are not listed.
    var morePages = 0
    var command: String?
    /// The group and the digest that a decision in the review refers to; nil if decisions are not possible.
    var decision: Decision?
    var isOpen: Bool

    struct Decision: Hashable, Sendable {
        var group: String
        var digest: String
    }
}

struct ReviewGroupView: ComponentView {
    private let group: ReviewGroup

    init(viewModel: ReviewGroup) { group = viewModel }

    func body(_ html: HTML) {
        html.details(
            .class("card"), .when(group.decision != nil, .data("group", group.decision?.group ?? "")),
            .when(group.decision != nil, .data("digest", group.decision?.digest ?? "")),
            // The script filters by the layer and the kind.
            .data("layer", group.layer), .data("kind", group.kind), .when(group.isOpen, .open)
        ) {
            html.summary {
                html.h3(group.sentence, .dir("auto"))
                html.text(" ")
                html.span("\(group.layer), \(group.extent)", .class("extent"))
            }
            if let command = group.command { html.p(.class("accept")) { html.code(command, .class("command")) } }
            for place in group.places { html.render(place) }
            if !group.pages.isEmpty {
                html.render(ReviewFiles(files: group.pages, more: group.morePages, title: "Also on"))
            }
        }
    }
}
