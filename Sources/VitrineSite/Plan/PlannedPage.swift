/// A page of the plan, before it is rendered.
package struct PlannedPage: Hashable, Sendable {
    /// The path of the page in the site.
    package var path: String
    /// The kind of the page.
    package var kind: PageKind
    /// The name of the component in addresses, for the pages of a component and for pages of the kind
    /// ``PageKind/story``; nil for all other pages.
    package var component: String?
    /// The name of the story in addresses; nil for pages of kinds other than ``PageKind/story``.
    package var story: String?

    /// Whether the page may depend on all other pages, for instance because it shows which component uses which: true
    /// for all kinds except ``PageKind/section`` and ``PageKind/story``.
    package var needsAllPages: Bool { kind != .story && kind != .section }
}

extension SitePlan {
    /// The page about a subject, in the site's own language. The path of a redirect is empty.
    func page(_ subject: PageJob.Subject) -> PlannedPage {
        switch subject {
        case .index: PlannedPage(path: "index.html", kind: .index)
        case .stories: PlannedPage(path: Self.storiesPath, kind: .stories)
        case .list(let number):
            if case .component(let component) = furtherPages[number].list {
                PlannedPage(path: path(of: furtherPages[number]), kind: .list, component: slug(of: component))
            } else {
                PlannedPage(path: path(of: furtherPages[number]), kind: .list)
            }
        case .coverage: PlannedPage(path: Self.coveragePath, kind: .coverage)
        case .changes: PlannedPage(path: Self.changesPath, kind: .changes)
        case .everything: PlannedPage(path: Self.everythingPath, kind: .everything)
        case .components: PlannedPage(path: Self.componentsPath, kind: .components)
        case .tokens: PlannedPage(path: Self.tokensPath, kind: .tokens)
        case .section(let number): PlannedPage(path: path(section: number), kind: .section)
        case .component(let number):
            PlannedPage(path: components[number].path, kind: .component, component: slug(of: number))
        case .guide(let number): PlannedPage(path: guides[number].path, kind: .guide)
        case .storyPage(let number): PlannedPage(path: stories[number].page ?? "", kind: .storyPage)
        case .moved: PlannedPage(path: "", kind: .moved)
        case .mirrored(let number): PlannedPage(path: stories[number].mirrored ?? "", kind: .mirrored)
        case .story(let number):
            PlannedPage(
                path: stories[number].path ?? "", kind: .story, component: slug(of: stories[number].component),
                story: stories[number].slug)
        }
    }

    private func slug(of component: Int) -> String {
        String(components[component].path.dropFirst("components/".count).dropLast(".html".count))
    }
}
