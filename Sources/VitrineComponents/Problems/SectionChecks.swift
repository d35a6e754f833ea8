/// Checks of sections before anything is rendered.
package enum SectionChecks {
    /// Returns a problem for each header, row or footer without a view, and for each row or section with the same
    /// identity as an earlier one, in the order of the sections.
    package static func problems(in sections: [Section], registry: Registry) -> [RenderProblem] {
        var seen: [ItemID: SourcePlace] = [:]
        return sections.flatMap { section in
            repetition(of: section, &seen) + unregistered(in: section, registry) + repetitions(in: section)
        }
    }

    /// Returns a problem for each row or section with the same identity as an earlier one, in the order of the
    /// sections. All other problems are found when the sections are rendered.
    package static func repetitions(in sections: [Section]) -> [RenderProblem] {
        var seen: [ItemID: SourcePlace] = [:]
        return sections.flatMap { repetition(of: $0, &seen) + repetitions(in: $0) }
    }

    private static func repetition(of section: Section, _ seen: inout [ItemID: SourcePlace]) -> [RenderProblem] {
        guard let first = seen[section.id] else {
            seen[section.id] = section.place
            return []
        }
        return [RenderProblem(error: .duplicateSection(id: section.id, first: first), place: section.place)]
    }

    private static func unregistered(in section: Section, _ registry: Registry) -> [RenderProblem] {
        let edges = [section.header, section.footer].compactMap(\.self).map { ($0, section.place) }
        return (edges + section.items.map { ($0.component, $0.place) }).compactMap { component, place in
            guard registry.entry(for: component) == nil else { return nil }
            let name = TypeName.short(type(of: component.unwrapped))
            return RenderProblem(
                error: .notRegistered(component: name), component: name, instance: section.id.text, place: place)
        }
    }

    private static func repetitions(in section: Section) -> [RenderProblem] {
        var seen: [ItemID: SourcePlace] = [:]
        return section.items.compactMap { row in
            guard let id = row.id else { return nil }
            guard let first = seen[id] else {
                seen[id] = row.place
                return nil
            }
            return RenderProblem(
                error: .duplicateRow(id: id, section: section.id, first: first),
                component: TypeName.short(type(of: row.component)), place: row.place)
        }
    }
}
