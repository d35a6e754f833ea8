import Vitrine

/// Shows an edit: the call, both states side by side, and the report below.
struct EditExampleView: ComponentView {
    let example: EditExample

    init(viewModel: EditExample) { example = viewModel }

    func body(_ html: HTML) {
        html.figure(.class("edit"), .lang("en"), .dir("ltr")) {
            html.figcaption {
                html.b(example.title)
                html.code(example.call)
            }
            html.div(.class("edit-states")) {
                state("Before", example.before, html)
                state("After", example.after, html)
            }
            html.ul(.class("edit-report"), .class("failed", when: example.isError), .role("list")) {
                for line in example.report { html.li { html.samp(line) } }
            }
        }
    }

    private func state(_ title: String, _ stacks: [EditExample.Stack], _ html: HTML) {
        html.div(.class("edit-state")) {
            html.h3(title)
            for stack in stacks {
                html.div(.class("edit-section"), .class(stack.mark?.rawValue ?? "", when: stack.mark != nil)) {
                    html.p(.class("edit-id")) {
                        html.code(stack.id.description)
                        if let header = stack.header { html.b(header) }
                        mark(stack.mark, html)
                    }
                    html.ol(.start(0)) {
                        for line in stack.lines {
                            html.li(.class(line.mark?.rawValue ?? "", when: line.mark != nil)) {
                                html.span(line.text)
                                mark(line.mark, html)
                            }
                        }
                    }
                }
            }
        }
    }

    private func mark(_ mark: EditExample.Mark?, _ html: HTML) {
        if let mark { html.span(mark.rawValue, .class("edit-mark")) }
    }
}
