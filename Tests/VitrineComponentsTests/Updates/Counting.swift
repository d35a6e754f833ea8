import Synchronization
import VitrineComponents
import VitrineHTML

/// A component with an identity.
struct Item: Component, Identifiable {
    let id: Int
    var title: String

    init(_ id: Int, _ title: String? = nil) {
        self.id = id
        self.title = title ?? "item \(id)"
    }
}

/// A component without an identity.
struct Plain: Component {
    var text: String
}

/// A counter of configurations, that is, of created views. Each test that reads the counter creates its own.
final class Counter: Sendable {
    private let count = Mutex(0)

    func add() { count.withLock { $0 += 1 } }

    /// Returns the count and resets it to zero.
    func take() -> Int {
        count.withLock { count in
            defer { count = 0 }
            return count
        }
    }
}

/// The counter of the current test. It is a task-local value, because the renderer creates the views and passes them
/// only the component.
enum Counting {
    @TaskLocal static var counter = Counter()
}

struct ItemView: ComponentView {
    let item: Item

    init(viewModel: Item) {
        item = viewModel
        Counting.counter.add()
    }

    func body(_ html: HTML) { html.p(item.title) }
}

struct PlainView: ComponentView {
    let text: String

    init(viewModel: Plain) {
        text = viewModel.text
        Counting.counter.add()
    }

    func body(_ html: HTML) { html.em(text) }
}

/// Returns a renderer with the views of ``Item`` and ``Plain``.
func countingRenderer() -> Renderer {
    let renderer = Renderer()
    renderer.registry.register(viewModelType: Item.self, viewType: ItemView.self)
    renderer.registry.register(viewModelType: Plain.self, viewType: PlainView.self)
    return renderer
}

/// Returns the current markup of a section.
func markup(_ renderer: Renderer, _ section: Int = 0) throws -> String {
    let html = HTML()
    try renderer.write(section: section, to: html)
    return html.string
}

func path(_ section: Int, _ row: Int) -> RowPath { RowPath(section: section, row: row) }
