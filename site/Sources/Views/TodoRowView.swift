import Vitrine

/// Shows a to-do: a check mark, the title, the note, the due date and the list.
struct TodoRowView: ComponentView {
    let todo: TodoRow

    init(viewModel: TodoRow) { todo = viewModel }

    func body(_ html: HTML) {
        html.div(.class("todo"), .class(todo.position.rawValue), .class("done", when: todo.isDone)) {
            mark(html)
            html.div(.class("todo-text")) {
                html.p(.class("todo-title"), .dir("auto")) { title(html) }
                if let note = todo.note { html.p(note, .class("todo-note"), .dir("auto")) }
            }
            if let due = todo.due {
                let text = html.context.formatters.string(from: due.noon(in: html.context.timeZone), style: .date)
                html.time(text, .class("todo-due"), .datetime(due.iso))
            }
            if let list = todo.list {
                html.a(html.localized(list.name), .class("badge plain"), .href(html.link(to: .string(list.rawValue))))
            }
        }
    }

    private func title(_ html: HTML) {
        if todo.isDone { html.s(todo.title) } else { html.text(todo.title) }
    }

    private func mark(_ html: HTML) {
        html.span(.class("todo-mark")) {
            html.svg(.viewBox("0 0 20 20"), .width(20), .height(20), .aria("hidden", "true")) { svg in
                svg.circle(.cx("10"), .cy("10"), .r("9"))
                if todo.isDone { svg.path(.d("M5.5 10.5l3 3 6-7")) }
            }
            html.span(html.localized(todo.isDone ? "Done:" : "To do:"), .class("visually-hidden"))
        }
    }
}
