import Vitrine

/// One to-do of a list.
struct TodoRow: Component, Identifiable {
    let id: Int
    var title: String
    var note: String?
    var due: CalendarDay?
    /// The list it belongs to; nil if the whole page is that list.
    var list: TodoList?
    var isDone = false
    var position = RowPosition.only

    var displayName: String? { title }
}

extension TodoRow {
    /// The rows of a list, each with its position.
    static func rows(of items: [TodoItem], showsList: Bool) -> [any Component] {
        items.enumerated().map { index, item in
            TodoRow(
                id: item.id, title: item.title, note: item.note, due: item.due, list: showsList ? item.list : nil,
                isDone: item.isDone, position: RowPosition(index: index, count: items.count))
        }
    }
}
