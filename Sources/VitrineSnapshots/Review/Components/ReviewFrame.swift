import VitrineSupport
import VitrineComponents
import VitrineHTML

/// One version of a page or of a part of it, in a frame in which no script can run.
struct ReviewFrame: Component {
    /// The title: `Before`, `After` or the name of a version.
    var title: String
    /// The accessible name of the frame.
    var name: String
    /// The HTML document that the frame shows.
    var markup: String
    /// The approximate number of lines, which determines the height of the frame.
    var lines: Int
    /// The number of elements that were left out because of a limit.
    var omitted = 0
    var look = Look()

    /// The color scheme and the width at which the effect of a change is visible.
    struct Look: Hashable {
        /// `light` or `dark`; nil for the reader's preference.
        var scheme: String?
        /// Whether the frame is as narrow as a phone.
        var isNarrow = false
    }
}

struct ReviewFrameView: ComponentView {
    private let frame: ReviewFrame

    init(viewModel: ReviewFrame) { frame = viewModel }

    func body(_ html: HTML) throws {
        html.figure(.class("frame")) {
            html.figcaption {
                html.b(frame.title)
                if frame.omitted > 0 {
                    html.text(" \(Count.of(frame.omitted, "element", "elements")) around it left out")
                }
            }
            if let document = RawMarkup(sandboxed: frame.markup) {
                // The sandbox forbids scripts. Its only permission lets the frame keep its origin, without which pages
                // opened from disk have no styles.
                html.iframe(
                    .class(classes), .title(frame.name), .sandbox("allow-same-origin"), .loading("lazy"),
                    .data("quoted", ""), .srcdoc(document))
            } else {
                html.p("This part of the page cannot be shown.", .class("note"))
            }
        }
    }

    private var classes: String {
        ([height] + [frame.look.scheme, frame.look.isNarrow ? "narrow" : nil].compactMap { $0 }).joined(separator: " ")
    }

    private var height: String {
        switch frame.lines {
        case ...2: "lines-2"
        case ...5: "lines-5"
        case ...10: "lines-10"
        case ...20: "lines-20"
        default: "lines-many"
        }
    }
}
