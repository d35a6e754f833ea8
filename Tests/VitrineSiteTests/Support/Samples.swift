import VitrineComponents
import VitrineHTML

/// A tile with a title, shown by a declarative view.
struct Tile: Component, Identifiable {
    let id: Int
    var title: String
}

struct TileView: ComponentView {
    let tile: Tile

    init(viewModel: Tile) { tile = viewModel }

    func body(_ html: HTML) { html.article(.class("tile")) { html.h2(tile.title) } }
}

/// A note, shown by the template `note`.
struct Note: Component {
    var text: String
    var lines: [String] = []
}

/// A link to a section or one of its rows.
struct Pointer: Component {
    var section: ItemID
    var row: ItemID?
}

struct PointerView: ComponentView {
    let pointer: Pointer

    init(viewModel: Pointer) { pointer = viewModel }

    func body(_ html: HTML) {
        html.p { html.a("Go", .href(html.link(to: pointer.section, row: pointer.row))) }
    }
}

/// A tile inside a frame: one component that renders another.
struct Frame: Component, Identifiable {
    let id: String
    var tile: Tile
}

struct FrameView: ComponentView {
    let frame: Frame

    init(viewModel: Frame) { frame = viewModel }

    func body(_ html: HTML) { html.div(.class("frame")) { html.render(frame.tile) } }
}

/// A component that is not registered.
struct Stranger: Component {
    var name: String
}

extension Registry {
    static var samples: Registry {
        var registry = Registry()
        registry.register(viewModelType: Tile.self, viewType: TileView.self)
        registry.register(viewModelType: Pointer.self, viewType: PointerView.self)
        registry.register(viewModelType: Frame.self, viewType: FrameView.self)
        registry.register(viewModelType: Note.self, templateName: "note")
        return registry
    }
}

/// Two pages: one with three tiles, and one with a framed tile and a link to the first page.
enum Samples {
    static func sections(second: String = "Two") -> [VitrineComponents.Section] {
        [
            Section(
                id: "tiles", title: "Tiles",
                rows: [Tile(id: 1, title: "One"), Tile(id: 2, title: second), Tile(id: 3, title: "Three")]),
            Section(
                id: "frames", title: "Frames",
                rows: [Frame(id: "first", tile: Tile(id: 9, title: "Nine")), Pointer(section: "tiles", row: 2)]),
        ]
    }
}
