import VitrineComponents
import VitrineHTML
import VitrineSupport

/// A list of pages with a title, such as the other pages with a change; long lists are collapsed.
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
