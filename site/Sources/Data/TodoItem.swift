/// A to-do as the data file has it.
struct TodoItem: Decodable {
    let id: Int
    let title: String
    let list: TodoList
    let isDone: Bool
    let due: CalendarDay?
    let note: String?
}
