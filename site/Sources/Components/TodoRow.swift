import Vitrine

/// One to-do of a list.
struct TodoRow: Component, Identifiable {
    let id: Int
    var title: String
    var note: String?
    var due: CalendarDay?
    /// The list to which the to-do belongs; nil if the row does not show it.
    var list: TodoList?
    var isDone = false
    var position = RowPosition.only

    var displayName: String? { title }
}

extension TodoRow {
    /// Returns rows for to-dos, each with its position.
    /// - Parameter showsList: whether each row shows the list to which the to-do belongs.
    static func rows(of items: [TodoItem], showsList: Bool) -> [any Component] {
        items.enumerated().map { index, item in
            TodoRow(
                id: item.id, title: item.title, note: item.note, due: item.due, list: showsList ? item.list : nil,
                isDone: item.isDone, position: RowPosition(index: index, count: items.count))
        }
    }
}
