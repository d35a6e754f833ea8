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
        html.div(.class("list"), .class("sticky", when: list.hasStickyHeaders && !list.sections.isEmpty)) {
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
                headingLevel: list.headingLevel
            ).write(html)
        }
    }

    private func empty(_ emptyData: EmptyData, _ html: HTML) {
        switch emptyData {
        case .standard(let words): EmptyDataMarkup(words: words, headingLevel: list.headingLevel).write(html)
        case .custom(let component): html.render(component)
        }
    }

    private func lastUpdated(_ html: HTML) {
        guard let date = list.lastUpdated else { return }
        html.p(.class("list-updated")) {
            html.text(html.string(.own("Updated")))
            html.text(" ")
            html.time(
                html.context.formatters.string(from: date, style: .contextual),
                .datetime(date.formatted(.iso8601)))
        }
    }
}

/// Where on a page a list stands.
struct ListPlace {
    /// Its `id`; nil where it has none.
    let anchor: String?
    /// Its instance; nil where it has none.
    let instance: String?
    /// What its menus have in common: of those with one name, a browser opens one at a time.
    let group: String

    func item(_ name: String) -> String? { anchor.map { ListNames.item(name, in: $0) } }
    func section(_ name: String) -> String? { anchor.map { ListNames.section(name, in: $0) } }
    func instance(of name: String) -> String { instance.map { "\($0)/\(name)" } ?? name }
    var menus: String { anchor ?? group }
}
