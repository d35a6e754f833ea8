import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@Suite("Actions of a row")
struct ListActionTests {
    private let session = RenderSession(registry: .standard)

    private func action(_ title: LocalizedText) -> ListViewContextualAction {
        ListViewContextualAction(title: title, destination: .address("\(title.key.lowercased()).html"))
    }

    private func titles(_ stop: Stop) -> [String] {
        session.row(stop).matches(of: /<span>([^<]*)<\/span><\/a>/).map { String($0.output.1) }
    }

    @Test("A row without actions has no button")
    func none() {
        #expect(!session.row(Stop(1)).contains("details"))
    }

    @Test("Leading, trailing and menu actions, then Delete; each once and outside the row's link")
    func order() {
        var stop = Stop(1, "Quay")
        stop.onSelectAction = .address("quay.html")
        stop.trailingContextualActions = [action("Call"), action("Pin")]
        stop.leadingContextualActions = [action("Pin"), action("Read")]
        stop.onDeleteAction = .address("delete.html")
        stop.menuActions = ListViewMenuActions(
            preview: Note("small"), performPreviewAction: .address("open.html"),
            actions: [action("Share"), action("Call")])
        #expect(titles(stop) == ["Open", "Pin", "Read", "Call", "Share", "Delete"])
        let row = session.row(stop)
        #expect(row.contains("</a><details class=\"actions\" name=\"page--list--actions\">"))
        #expect(row.contains("<div class=\"list-preview\"><p data-component=\"Note\">small</p></div><ul"))
        #expect(row.replacing(/<svg.*?<\/svg>/, with: "").contains("<span class=\"list-aside\">Actions: Quay</span>"))
        #expect(session.page(ListView(stop)).markup.contains("<li class=\"list-item buttons-1\""))
    }

    @Test("Delete is destructive, has the danger color, and is a link")
    func delete() {
        var stop = Stop(1)
        stop.onDeleteAction = .address("delete.html")
        let row = session.row(stop).replacing(/<svg.*?<\/svg>/, with: "SVG")
        #expect(
            row.hasSuffix(
                "<ul class=\"list-actions\" role=\"list\"><li><a class=\"list-action destructive bg-danger\" "
                    + "href=\"delete.html\">SVG<span>Delete</span></a></li></ul></details>"))
    }

    @Test("Colors and closing behavior are written, and an unavailable action is marked")
    func attributes() {
        var stop = Stop(1)
        stop.leadingContextualActions = [
            ListViewContextualAction(
                style: .destructive, title: "Stop", textColor: .ink, backgroundColor: .muted, hidesWhenSelected: true,
                destination: nil)
        ]
        #expect(
            session.row(stop).contains(
                "<a class=\"list-action destructive bg-muted color-ink\" role=\"link\" aria-disabled=\"true\" "
                    + "data-hides-when-selected=\"\"><span>Stop</span></a>"))
    }

    @Test("Every named color has a style rule for text and one for backgrounds")
    func colors() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
        let sheet = try String(
            contentsOf: folder.appendingPathComponent("themes/components/assets/components.css"), encoding: .utf8)
        for color in ListColor.all {
            #expect(sheet.contains(".bg-\(color.name) { --tone: "), "\(color.name)")
            #expect(sheet.contains(".color-\(color.name) { color: "), "\(color.name)")
        }
    }

    @Test("A preview alone is a menu, and so is its destination")
    func preview() {
        var stop = Stop(1)
        stop.menuActions = ListViewMenuActions(preview: Note("small"))
        #expect(session.row(stop).contains("small</p></div></details>"))
        stop.menuActions = ListViewMenuActions(performPreviewAction: .address("a.html"))
        #expect(titles(stop) == ["Open"])
        stop.menuActions = ListViewMenuActions()
        #expect(!session.row(stop).contains("details"))
    }

    @Test("The button has the name of the item, even if it has a custom cell")
    func names() {
        var stop = Stop(1)
        stop.cell = Note("a")
        stop.onDeleteAction = .address("d.html")
        #expect(session.row(stop).contains("Actions: 1</span>"))
    }
}
