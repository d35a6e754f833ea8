import VitrineSupport

/// The pages that `--only` selects: by a pattern for their paths, or by the name of a component, which selects its page
/// and its stories.
struct PageChoice: Sendable {
    /// The pattern or name as the user wrote it.
    let pattern: String
    private let glob: Glob
    private let paths: Set<String>

    init(_ pattern: String, _ plan: SitePlan) {
        self.pattern = pattern
        glob = Glob(pattern)
        var paths: Set<String> = []
        let wanted = pattern.lowercased()
        for component in plan.components {
            let slug = component.path.dropFirst("components/".count).dropLast(".html".count)
            guard
                [component.entry.name.lowercased(), component.entry.fullName.lowercased(), String(slug)].contains(
                    wanted)
            else { continue }
            paths.insert(component.path)
            for story in component.stories.map({ plan.stories[$0] }) {
                paths.formUnion([story.path, story.page, story.mirrored].compactMap(\.self))
            }
        }
        self.paths = paths
    }

    func contains(_ path: String) -> Bool { paths.contains(path) || glob.matches(path) }
}
