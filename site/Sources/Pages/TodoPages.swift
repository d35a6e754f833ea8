import Vitrine
import VitrineKit

/// The pages of the to-dos: active, added, completed, empty, an overview, one page for each list, and the film with its
/// steps.
enum TodoPages {
    private static let group = "To-dos"
    /// The maximum number of to-dos from the data file on a page with to-dos of all lists.
    private static let limit = 40

    /// Returns all pages about to-dos except the film.
    static func sections(_ items: [TodoItem]) -> [Section] {
        [active(items), added(items), completed(items), empty, overview(items)]
            + TodoList.allCases.map { list($0, items) }
    }

    /// Returns the pages that show the demo of Blocks as a filmstrip: typing, adding, completing, emptying.
    static func film() throws -> [Section] {
        let todos = try Scenario.todos()
        return [
            Section(id: "todos-film", title: "To-dos, step by step") {
                Story("To-dos film", todos.filmstrip(linkingTo: "todos-steps"), tags: ["scenario"])
            }
            .group(group)
            .summary("Typing, adding, completing and emptying: what the screen shows after each."),
            todos.section(id: "todos-steps", title: "To-dos step by step").group(group)
                .summary("Every step at its full size; each has its own page."),
        ]
    }

    private static func active(_ items: [TodoItem]) -> Section {
        let open = items.filter { !$0.isDone }
        let link = PageLink(title: "Completed", section: "todos-completed")
        return Section(
            id: "todos-active", title: "Active",
            header: ListHeader(title: "Active", amount: .todos(open.count), link: link),
            footer: rest(of: open)
        ) {
            NewTodoField(id: "new-todo", placeholder: "What needs doing?", added: "todos-added")
            RowSpacer(type: .fixed(15))
            TodoRow.rows(of: Array(open.prefix(limit)), showsList: true)
            RowSpacer(type: .fixed(15))
        }
        .group(group)
        .summary("Open to-dos, with a field for new ones. Every row knows its position in the list.")
        .storyPages(.none)
    }

    /// Returns the page that shows the screen after an entry was added, with the new entry first.
    private static func added(_ items: [TodoItem]) -> Section {
        let open = items.filter { !$0.isDone }
        let rows = Array(open.prefix(limit))
        let new = TodoRow(id: 0, title: "Buy groceries")
        let others = rows.enumerated().map { index, item in
            TodoRow(
                id: item.id, title: item.title, note: item.note, due: item.due, list: item.list,
                position: RowPosition(index: index, count: rows.count)) as any Component
        }
        return Section(
            id: "todos-added", title: "Added",
            header: ListHeader(
                title: "Active", amount: .todos(open.count + 1),
                link: PageLink(title: "Before it was added", section: "todos-active")),
            footer: rest(of: open)
        ) {
            NewTodoField(id: "new-todo", placeholder: "What needs doing?", added: "todos-added")
            Notice(
                variant: .info, title: "“Buy groceries” was added.",
                message: "A page keeps no data: whatever you type, it always shows this list.")
            RowSpacer(type: .fixed(15))
            Story("The new entry", new, notes: "It comes above the others.", tags: ["state"])
            others
            RowSpacer(type: .fixed(15))
        }
        .group(group)
        .summary("Where “Add” leads: the list with the new entry above the others.")
        .storyPages(.none)
    }

    private static func completed(_ items: [TodoItem]) -> Section {
        let done = items.filter(\.isDone)
        let link = PageLink(title: "Active", section: "todos-active")
        return Section(
            id: "todos-completed", title: "Completed",
            header: ListHeader(title: "Completed", amount: .todos(done.count), link: link),
            footer: rest(of: done)
        ) {
            TodoRow.rows(of: Array(done.prefix(limit)), showsList: true)
            RowSpacer(type: .fixed(15))
        }
        .group(group)
        .summary("Completed to-dos: a check mark, and a line through the title.")
        .storyPages(.none)
    }

    private static func rest(of items: [TodoItem]) -> ListFooter {
        let hidden = items.count - limit
        return ListFooter(
            text: hidden > 0 ? "\(hidden) more to-dos on the lists." : "That is all.",
            link: PageLink(title: "All lists", section: "todos-overview"))
    }

    private static var empty: Section {
        Section(
            id: "todos-empty", title: "Nothing to show"
        ) {
            ListHeader(title: "Active to-dos", amount: .todos(0))
            EmptyResults(title: "No active to-dos.", message: "Enjoy the day, or look at what is completed.")
            RowSpacer(type: .fixed(15))
            ListHeader(title: "Completed to-dos", amount: .todos(0))
            EmptyResults(title: "No completed to-dos.")
        }
        .group(group)
        .summary("Both lists without a row: an empty state is a component like any other.")
    }

    private static func overview(_ items: [TodoItem]) -> Section {
        let bars = TodoList.allCases.map { list in
            let all = items.filter { $0.list == list }
            let done = all.count { $0.isDone }
            return Chart.Bar(
                label: list.name, done: done, open: all.count - done, section: .string(list.rawValue))
        }
        return Section(
            id: "todos-overview", title: "All lists",
            header: ListHeader(title: "All lists", amount: .todos(items.count))
        ) {
            Chart(title: "To-dos on each list, done and open", bars: bars)
            RowSpacer(type: .fixed(15))
            bars.map { Meter(title: $0.label, done: $0.done, total: $0.total) as any Component }
        }
        .group(group)
        .summary("The progress of each list, as a drawing and in numbers.")
    }

    private static func list(_ list: TodoList, _ items: [TodoItem]) -> Section {
        let all = items.filter { $0.list == list }
        let open = all.count { !$0.isDone }
        return Section(
            id: .string(list.rawValue), title: list.title,
            header: ListHeader(
                title: list.name, amount: .todos(all.count),
                link: PageLink(title: "All lists", section: "todos-overview")),
            footer: ListFooter(text: "\(open) still open.", link: firstDue(all, on: list)),
            rows: TodoRow.rows(of: all, showsList: false)
        )
        .group(group)
        .summary(list.summary)
    }

    /// Returns a link to the open to-do with the earliest due date; nil if no open to-do has one.
    private static func firstDue(_ items: [TodoItem], on list: TodoList) -> PageLink? {
        var first: (item: TodoItem, due: CalendarDay)?
        for item in items where !item.isDone {
            guard let due = item.due, first.map({ due < $0.due }) ?? true else { continue }
            first = (item, due)
        }
        return first.map {
            PageLink(title: "Next: \($0.item.title)", section: .string(list.rawValue), row: .integer($0.item.id))
        }
    }
}
