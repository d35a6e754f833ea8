import VitrineSupport
import VitrineComponents
import VitrineHTML

/// The verdicts at the top of a review, one for each layer.
struct ReviewVerdicts: Component {
    var verdicts: [LayerVerdict]
}

struct ReviewVerdictsView: ComponentView {
    private let verdicts: [LayerVerdict]

    init(viewModel: ReviewVerdicts) { verdicts = viewModel.verdicts }

    func body(_ html: HTML) {
        html.dl(.class("verdicts")) {
            for verdict in verdicts {
                html.div(.class("same", when: verdict.changes == 0), .class("lost", when: verdict.lostNames > 0)) {
                    html.dt(verdict.layer.title)
                    html.dd {
                        if verdict.changes == 0 {
                            html.text("No change")
                        } else {
                            html.b(Count.of(verdict.changes, "change", "changes"))
                            html.text(" ")
                            html.span(detail(verdict), .class("detail"))
                        }
                    }
                }
            }
        }
    }

    private func detail(_ verdict: LayerVerdict) -> String {
        var parts: [String] = []
        if verdict.lostNames > 0 { parts.append(Count.of(verdict.lostNames, "name lost", "names lost")) }
        if verdict.groups < verdict.changes { parts.append("\(Count.grouped(verdict.groups)) different") }
        parts.append("on " + Count.of(verdict.pages, "page", "pages"))
        return parts.joined(separator: ", ")
    }
}
