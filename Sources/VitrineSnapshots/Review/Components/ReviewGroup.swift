import VitrineComponents
import VitrineHTML
import VitrineConformance

/// A group in the list of all groups: its sentence, and the way to it.
struct ReviewGroupLine: Component {
    var sentence: String
    var address: String
    /// `3 times on 2 pages`.
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

/// A group with its places.
struct ReviewGroup: Component {
    var sentence: String
    var layer: String
    var extent: String
    var places: [ReviewPlace]
    /// Pages that have it besides, with how often.
    var pages: [String]
    /// How many pages are not listed.
    var morePages = 0
    var command: String?
    var isOpen: Bool
}

struct ReviewGroupView: ComponentView {
    private let group: ReviewGroup

    init(viewModel: ReviewGroup) { group = viewModel }

    func body(_ html: HTML) {
        html.details(.class("card"), .when(group.isOpen, .open)) {
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

/// A list of pages or files, folded when it is long.
struct ReviewFiles: Component {
    var files: [String]
    var more = 0
    var title: String
}

struct ReviewFilesView: ComponentView {
    private let list: ReviewFiles

    init(viewModel: ReviewFiles) { list = viewModel }

    func body(_ html: HTML) {
        html.details(.class("files"), .when(list.files.count <= 12, .open)) {
            html.summary("\(list.title) \(Count.of(list.files.count + list.more, "page", "pages"))")
            html.ul(.role("list")) {
                for file in list.files { html.li(file, .dir("auto")) }
                if list.more > 0 { html.li("and \(Count.grouped(list.more)) more") }
            }
        }
    }
}
