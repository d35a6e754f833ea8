/// A to-do in the data file.
struct TodoItem: Decodable {
    let id: Int
    let title: String
    let list: TodoList
    let isDone: Bool
    let due: CalendarDay?
    let note: String?
}
