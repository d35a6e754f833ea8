import VitrineAccessibility
import VitrineSupport
import VitrineComponents
import VitrineHTML

/// A page: its changes, and the whole page before and after.
struct ReviewPageCard: Component {
    /// A line about the page: a change with a link to its group, or a note without a link.
    struct Line: Hashable, Sendable {
        var sentence: String
        var address: String?
        var count: Int
    }

    var path: String
    /// Notes about the page, such as its former name.
    var note: String?
    /// The number of changes or, for a merge conflict, of versions: `3 changes`.
    var extent: String?
    var lines: [Line] = []
    /// The number of further lines, which are not shown.
    var moreLines = 0
    var before: ReviewFrame?
    var after: ReviewFrame?
    /// All versions, if there are more than two.
    var versions: [ReviewFrame] = []
    /// The page as a browser drew it.
    var pixels: [ReviewPixels] = []
}

struct ReviewPageCardView: ComponentView {
    private let page: ReviewPageCard

    init(viewModel: ReviewPageCard) { page = viewModel }

    func body(_ html: HTML) {
        html.details(.class("card"), .class("page")) {
            html.summary {
                html.h3(page.path.isEmpty ? "the file" : page.path, .dir("auto"))
                if let extent = page.extent {
                    html.text(" ")
                    html.span(extent, .class("extent"))
                }
            }
            if let note = page.note { html.p(note, .class("note")) }
            if !page.lines.isEmpty {
                html.ul(.class("changes"), .role("list")) {
                    for line in page.lines { html.li { write(line, html) } }
                    if page.moreLines > 0 { html.li("and \(Count.grouped(page.moreLines)) more") }
                }
            }
            let frames = [page.before].compactMap(\.self) + page.versions + [page.after].compactMap(\.self)
            if !frames.isEmpty {
                html.div(.class("pair")) {
                    for frame in frames { html.render(frame) }
                }
            }
            for pixels in page.pixels { html.render(pixels) }
        }
    }

    private func write(_ line: ReviewPageCard.Line, _ html: HTML) {
        if let address = line.address {
            html.a(line.sentence, .href(address), .dir("auto"))
        } else {
            html.span(line.sentence, .dir("auto"))
        }
        if line.count > 1 {
            html.text(" ")
            html.span(Count.of(line.count, "time", "times"), .class("extent"))
        }
    }
}
