import VitrineSupport
import VitrineHTML

struct ListViewView: ComponentView {
    private let list: ListView

    init(viewModel: ListView) { list = viewModel }

    func body(_ html: HTML) throws {
        let problems = list.repetitions
        if let last = problems.last {
            for problem in problems.dropLast() { html.session?.report(problem) }
            throw last
        }
        let layout = list.layout.classes
        html.div(
            .class("list"), .class("sticky", when: list.hasStickyHeaders && !list.sections.isEmpty),
            .class(layout, when: !layout.isEmpty)
        ) {
            refreshing(html)
            lastUpdated(html)
            if list.sections.isEmpty {
                if let emptyData = list.emptyData { empty(emptyData, html) }
            } else {
                sections(html)
            }
        }
    }

    private func sections(_ html: HTML) {
        let names = ListNames(list)
        let place = ListPlace(
            anchor: html.session?.claimAnchor(), instance: html.session?.writtenInstance,
            group: Slug.name(of: list.id.text, fallback: "list"))
        for (number, section) in list.sections.enumerated() where !section.isVoid {
            ListSectionMarkup(
                section: section, name: names.sections[number], itemNames: names.items[number], place: place,
                headingLevel: min(max(list.headingLevel, 1), 6), openActions: list.openActions, marks: list.marks
            ).write(html)
        }
    }

    private func empty(_ emptyData: EmptyData, _ html: HTML) {
        switch emptyData {
        case .standard(let words): EmptyDataMarkup(words: words, headingLevel: list.headingLevel).write(html)
        case .custom(let component): html.render(component)
        }
    }

    private func refreshing(_ html: HTML) {
        guard list.isRefreshing else { return }
        html.p(.class("list-refreshing"), .role("status")) {
            Spinner.write(html)
            html.text(html.localized(.own("Refreshing…")))
        }
    }

    private func lastUpdated(_ html: HTML) {
        guard let date = list.lastUpdated else { return }
        html.p(.class("list-updated")) {
            html.text(html.localized(.own("Updated")))
            html.text(" ")
            html.moment(date)
        }
    }
}
