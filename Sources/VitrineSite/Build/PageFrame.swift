/// A page without its content: where it lies, what it is called, and what stands around it.
struct PageFrame {
    var path: String
    var kind: PageKind
    var title: String
    var description = ""
    /// The number of the section or component that the navigation marks.
    var section: Int?
    var component: Int?
    /// The middle of the breadcrumb, and the part of the index it leads to; no anchor means no breadcrumb.
    var group: String?
    var anchor: String?
    var previous: (name: String, path: String)?
    var next: (name: String, path: String)?
    /// What `index.json` tells of the page.
    var componentName: String?
    var instance: String?
    var source: String?

    /// Leads from the page to the top of the site.
    var root: String { path.contains("/") ? "../" : "" }
}

extension SiteBuild {
    /// A page's own description; without one, what the page is and whose.
    func description(of frame: PageFrame) -> String {
        if !frame.description.isEmpty { return frame.description }
        return frame.kind == .index ? configuration.title : "\(frame.title), \(configuration.title)"
    }

    /// The frame of a page.
    func frame(of job: PageJob) -> PageFrame {
        switch job {
        case .index:
            return PageFrame(
                path: "index.html", kind: .index, title: configuration.title, description: configuration.description)
        case .section(let number):
            let section = plan.sections[number]
            var frame = PageFrame(
                path: plan.path(section: number), kind: .section, title: section.name, description: section.summary,
                section: number, group: section.group, anchor: PageKind.pagesAnchor, source: section.place.description)
            frame.previous = neighbour(plan.sections.indices, number - 1) {
                (plan.sections[$0].name, plan.path(section: $0))
            }
            frame.next = neighbour(plan.sections.indices, number + 1) {
                (plan.sections[$0].name, plan.path(section: $0))
            }
            return frame
        case .component(let number):
            let component = plan.components[number]
            var frame = PageFrame(
                path: component.path, kind: .component, title: component.entry.name, component: number,
                group: "Components",
                anchor: PageKind.componentsAnchor, componentName: component.entry.name,
                source: component.entry.place.description)
            frame.previous = neighbour(plan.components.indices, number - 1) {
                (plan.components[$0].entry.name, plan.components[$0].path)
            }
            frame.next = neighbour(plan.components.indices, number + 1) {
                (plan.components[$0].entry.name, plan.components[$0].path)
            }
            return frame
        case .story(let number):
            let story = plan.stories[number]
            return PageFrame(
                path: story.path ?? "", kind: .story, title: story.name, description: story.notes,
                componentName: plan.components[story.component].entry.name, instance: story.instance,
                source: story.place.description)
        }
    }

    private func neighbour(
        _ range: Range<Int>, _ number: Int, _ page: (Int) -> (name: String, path: String)
    ) -> (name: String, path: String)? {
        range.contains(number) ? page(number) : nil
    }
}
