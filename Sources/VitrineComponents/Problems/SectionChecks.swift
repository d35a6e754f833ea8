/// What can be said of sections before anything is rendered.
public enum SectionChecks {
    /// Components without a view, rows and sections with the same identity; in the order of the sections.
    public static func problems(in sections: [Section], registry: Registry) -> [RenderProblem] {
        var problems: [RenderProblem] = []
        var seen: [ItemID: SourcePlace] = [:]
        for section in sections {
            if let first = seen[section.id] {
                problems.append(
                    RenderProblem(error: .duplicateSection(id: section.id, first: first), place: section.place))
            } else {
                seen[section.id] = section.place
            }
            problems += rows(of: section, registry)
        }
        return problems
    }

    private static func rows(of section: Section, _ registry: Registry) -> [RenderProblem] {
        var problems: [RenderProblem] = []
        func check(_ component: any Component, _ place: SourcePlace) {
            let name = TypeName.short(type(of: component))
            guard registry.entry(for: component) == nil else { return }
            problems.append(
                RenderProblem(
                    error: .notRegistered(component: name), component: name, instance: section.id.text, place: place))
        }
        if let header = section.header { check(header, section.place) }
        if let footer = section.footer { check(footer, section.place) }
        var seen: [ItemID: SourcePlace] = [:]
        for row in section.items {
            check(row.component, row.place)
            guard let id = row.id else { continue }
            if let first = seen[id] {
                problems.append(
                    RenderProblem(
                        error: .duplicateRow(id: id, section: section.id, first: first),
                        component: TypeName.short(type(of: row.component)), place: row.place))
            } else {
                seen[id] = row.place
            }
        }
        return problems
    }
}
