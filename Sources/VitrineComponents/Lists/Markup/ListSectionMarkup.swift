import VitrineHTML

/// Writes a section of a list: title, header, items, footer.
struct ListSectionMarkup {
    let section: ListViewSection
    let name: String
    let itemNames: ArraySlice<String>
    let place: ListPlace
    let headingLevel: Int
    let openActions: ItemID?
    let marks: [ItemID: ListItemMark]

    func write(_ html: HTML) {
        let background = section.configuration.backgroundColor
        let id = place.section(name)
        html.section(
            .class("list-section"), .class(section.configuration.style.rawValue),
            .class("bg-\(background?.name ?? "")", when: background != nil), .when(id != nil, .id(id ?? ""))
        ) {
            guard section.isCollapsible else {
                if let title = section.title { self.title(title, html) }
                return contents(html)
            }
            html.details(.when(section.collapseState == .expanded, .open)) {
                html.summary(.class("list-summary")) {
                    if let title = section.title { self.title(title, html) }
                }
                contents(html)
            }
        }
    }

    private func title(_ title: LocalizedText, _ html: HTML) {
        html.heading(level: headingLevel, .class("list-title"), .dir("auto")) {
            if title.key.isEmpty {
                html.span(html.localized(.own("Untitled section")), .class("list-aside"))
            } else {
                html.text(title)
            }
            if section.showsCount {
                html.text(" ")
                html.span(
                    "(\(html.context.formatters.string(from: section.contents.count)))", .class("list-count"))
            }
        }
    }

    private func contents(_ html: HTML) {
        if let header = section.header { html.div(.class("list-header-cell")) { html.render(header) } }
        if !section.contents.isEmpty {
            html.ul(.class("list-items"), .role("list")) {
                var typeNames: [ObjectIdentifier: String] = [:]
                for (item, name) in zip(section.contents, itemNames) {
                    let type = type(of: item.base)
                    let typeName = typeNames[ObjectIdentifier(type)] ?? TypeName.short(type)
                    typeNames[ObjectIdentifier(type)] = typeName
                    write(item.base, named: name, type: typeName, to: html)
                }
            }
        }
        if let footer = section.footer, !footer.plain(html).isEmpty {
            html.p(.class("list-foot"), .dir("auto")) { footer.write(html) }
        }
    }

    private func write(_ item: any ListViewItem, named name: String, type: String, to html: HTML) {
        let id = place.item(name)
        let level = section.title == nil ? headingLevel : headingLevel + 1
        html.session?.piece(of: type, named: name, anchor: id) {
            let identity = item.componentID
            let markup = ListItemMarkup(
                item: item, name: name, headingLevel: level, menus: place.menus,
                isOpen: identity != nil && identity == openActions, mark: identity.flatMap { marks[$0] })
            try html.li(
                .class(markup.classes), .when(id != nil, .id(id ?? "")), .data("component", type),
                .data("instance", place.instance(of: name))
            ) { try markup.write(html) }
        }
    }
}

extension HTML {
    /// Writes a heading of a level that is known only at run time; levels outside 1 to 6 become 1 or 6.
    func heading(level: Int, _ first: Attribute, _ second: Attribute, content: () throws -> Void) rethrows {
        switch level {
        case ...1: try h1(first, second, content: content)
        case 2: try h2(first, second, content: content)
        case 3: try h3(first, second, content: content)
        case 4: try h4(first, second, content: content)
        case 5: try h5(first, second, content: content)
        default: try h6(first, second, content: content)
        }
    }
}
