import VitrineComponents

extension PreparedSite {
    /// The page's own description. If it has none, this is the name of the site for the index, and the title and the
    /// name of the site for other pages.
    func description(of frame: PageFrame, _ locale: SiteLocale) -> String {
        if !frame.description.isEmpty { return frame.description }
        let site = locale.titles.site
        return frame.kind == .index ? site : "\(frame.title), \(site)"
    }

    /// Returns everything about a page except its content.
    func frame(of job: PageJob) -> PageFrame {
        let locale = locales[job.locale]
        let titles = locale.titles
        switch job.subject {
        case .index:
            var frame = PageFrame(
                path: "index.html", folder: locale.folder, kind: .index, title: titles.site,
                description: titles.description)
            frame.next = page(2, of: .sections, locale)
            return frame
        case .stories:
            var frame = PageFrame(
                path: SitePlan.storiesPath, folder: locale.folder, kind: .stories, title: locale.words(.allStories),
                group: nil, anchor: PageKind.componentsAnchor)
            frame.next = page(2, of: .stories, locale)
            return frame
        case .list(let number): return listFrame(plan.furtherPages[number], locale)
        case .coverage:
            return PageFrame(
                path: SitePlan.coveragePath, folder: locale.folder, kind: .coverage, title: locale.words(.coverage),
                group: nil, anchor: PageKind.componentsAnchor)
        case .changes:
            return PageFrame(
                path: SitePlan.changesPath, folder: locale.folder, kind: .changes, title: locale.words(.changes),
                group: nil, anchor: PageKind.componentsAnchor)
        case .everything:
            return PageFrame(
                path: SitePlan.everythingPath, folder: locale.folder, kind: .everything,
                title: locale.words(.everything), group: nil, anchor: PageKind.componentsAnchor)
        case .components:
            return PageFrame(
                path: SitePlan.componentsPath, folder: locale.folder, kind: .components,
                title: locale.words(.components))
        case .tokens:
            return PageFrame(
                path: SitePlan.tokensPath, folder: locale.folder, kind: .tokens, title: locale.words(.designTokens),
                group: nil, anchor: PageKind.pagesAnchor)
        case .section(let number):
            let section = plan.sections[number]
            var frame = PageFrame(
                path: plan.path(section: number), folder: locale.folder, kind: .section, title: titles.sections[number],
                description: titles.summaries[number], section: number, group: titles.groups[number],
                anchor: PageKind.pagesAnchor, source: section.place.description)
            func page(_ number: Int) -> Neighbor {
                Neighbor(
                    name: titles.sections[number], path: plan.path(section: number),
                    isOnlyAtTop: plan.isOnlyAtTop(section: number),
                    isUntranslated: titles.untranslated.sections.contains(number))
            }
            frame.previous = neighbor(plan.sections.indices, number - 1, page)
            frame.next = neighbor(plan.sections.indices, number + 1, page)
            frame.isOnlyAtTop = plan.isOnlyAtTop(section: number)
            return frame
        case .component(let number):
            let component = plan.components[number]
            var frame = PageFrame(
                path: component.path, folder: locale.folder, kind: .component, title: component.entry.name,
                component: number,
                group: locale.words(.components),
                anchor: PageKind.componentsAnchor, componentName: component.entry.name,
                source: component.entry.place.description)
            func page(_ number: Int) -> Neighbor {
                Neighbor(name: plan.components[number].entry.name, path: plan.components[number].path)
            }
            frame.previous = neighbor(plan.components.indices, number - 1, page)
            frame.next = neighbor(plan.components.indices, number + 1, page)
            return frame
        case .guide(let number): return guideFrame(number, locale)
        case .storyPage(let number): return storyFrame(number, locale)
        case .moved(let number):
            return PageFrame(
                path: moved.pages[number].from, folder: locale.folder, kind: .moved,
                title: targets[moved.pages[number].to].map { frame(of: PageJob(locale: job.locale, subject: $0)).title }
                    ?? moved.pages[number].to)
        case .mirrored(let number):
            let story = plan.stories[number]
            var frame = PageFrame(
                path: story.mirrored ?? "", folder: locale.folder, kind: .mirrored, title: titles.stories[number])
            frame.direction = locale.mirrored.direction
            frame.isOnlyAtTop = plan.isOnlyAtTop(story: number)
            return frame
        case .story(let number):
            let story = plan.stories[number]
            var frame = PageFrame(
                path: story.path ?? "", folder: locale.folder, kind: .story, title: titles.stories[number],
                description: titles.notes[number],
                componentName: plan.components[story.component].entry.name, instance: story.instance,
                source: story.place.description)
            frame.isOnlyAtTop = plan.isOnlyAtTop(story: number)
            return frame
        }
    }

    /// The frame of the page about a story.
    private func storyFrame(_ number: Int, _ locale: SiteLocale) -> PageFrame {
        let story = plan.stories[number]
        let component = plan.components[story.component]
        var frame = PageFrame(
            path: story.page ?? "", folder: locale.folder, kind: .storyPage, title: locale.titles.stories[number],
            description: locale.titles.notes[number], component: story.component, group: locale.words(.components),
            anchor: PageKind.componentsAnchor)
        frame.parent = (component.entry.name, component.path)
        frame.componentName = component.entry.name
        frame.source = story.place.description
        frame.isOnlyAtTop = plan.isOnlyAtTop(story: number)
        return frame
    }

    private func guideFrame(_ number: Int, _ locale: SiteLocale) -> PageFrame {
        let text = plan.guides[number].text(in: locale.tag).text
        let titles = locale.titles
        var frame = PageFrame(
            path: plan.guides[number].path, folder: locale.folder, kind: .guide, title: titles.guides[number],
            description: text.summary, guide: number, group: titles.guideGroups[number] ?? locale.words(.guides),
            anchor: PageKind.guidesAnchor, source: text.prose.place.file)
        frame.previous = neighbor(plan.guides.indices, number - 1) {
            Neighbor(name: titles.guides[$0], path: plan.guides[$0].path)
        }
        frame.next = neighbor(plan.guides.indices, number + 1) {
            Neighbor(name: titles.guides[$0], path: plan.guides[$0].path)
        }
        return frame
    }

    /// The frame of a further page of a list.
    private func listFrame(_ part: ListPart, _ locale: SiteLocale) -> PageFrame {
        var frame = PageFrame(
            path: plan.path(of: part), folder: locale.folder, kind: .list, title: "", anchor: PageKind.componentsAnchor)
        let title: String
        switch part.list {
        case .sections:
            title = locale.words(.pages)
            frame.anchor = PageKind.pagesAnchor
        case .stories:
            title = locale.words(.allStories)
            frame.parent = (title, SitePlan.storiesPath)
        case .component(let number):
            title = plan.components[number].entry.name
            frame.parent = (title, plan.components[number].path)
            frame.component = number
            frame.componentName = title
            frame.group = locale.words(.components)
        }
        let number = locale.words.page(part.number, of: plan.pages(of: part.list))
        frame.title = "\(title) · \(number)"
        frame.previous = page(part.number - 1, of: part.list, locale)
        frame.next = page(part.number + 1, of: part.list, locale)
        return frame
    }

    /// The name and the path of a page of a list; nil if the list has no page with this number.
    private func page(_ number: Int, of list: ListPart.List, _ locale: SiteLocale) -> Neighbor? {
        let count = plan.pages(of: list)
        guard (1...count).contains(number) else { return nil }
        return Neighbor(
            name: locale.words.page(number, of: count), path: plan.path(of: ListPart(list: list, number: number)))
    }

    private func neighbor(_ range: Range<Int>, _ number: Int, _ page: (Int) -> Neighbor) -> Neighbor? {
        range.contains(number) ? page(number) : nil
    }
}

extension PreparedSite {
    /// The path of a page in the site.
    func path(of job: PageJob) -> String {
        let path =
            switch job.subject {
            case .index: "index.html"
            case .stories: SitePlan.storiesPath
            case .list(let number): plan.path(of: plan.furtherPages[number])
            case .coverage: SitePlan.coveragePath
            case .changes: SitePlan.changesPath
            case .everything: SitePlan.everythingPath
            case .components: SitePlan.componentsPath
            case .tokens: SitePlan.tokensPath
            case .section(let number): plan.path(section: number)
            case .component(let number): plan.components[number].path
            case .guide(let number): plan.guides[number].path
            case .storyPage(let number): plan.stories[number].page ?? ""
            case .story(let number): plan.stories[number].path ?? ""
            case .mirrored(let number): plan.stories[number].mirrored ?? ""
            case .moved(let number): moved.pages[number].from
            }
        return locales[job.locale].folder + path
    }
}
