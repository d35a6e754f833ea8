/// The changes of a renamed story: first the rename, then the other differences.
enum RenamedStory {
    /// Returns the former tree, in which the current id and instance of the story replace the former ones in the values
    /// of attributes.
    static func tree(
        from: SnapshotID, _ old: SnapshotContent, to: SnapshotID, _ new: SnapshotContent
    ) -> SnapshotTree {
        StoryNames(old, from).renamed(old.tree, to: StoryNames(new, to))
    }

    /// Returns a change for the component and one for the name of the story, each only if it differs from the former
    /// one, followed by the other differences. If the other differences already contain a renamed component, the change
    /// for the component is left out.
    static func changes(_ rest: [Change], from: SnapshotID, to: SnapshotID, _ new: SnapshotContent) -> [Change] {
        var names: [Change] = []
        let root = new.tree.roots.first { new.tree.nodes[$0].name != nil }
        let component = root.flatMap { new.tree.value(Change.component, $0) } ?? to.component
        func add(_ name: String, _ was: String, _ now: String, of component: String) {
            var change = Change(
                kind: .renamed, layer: .markup, component: component, instance: StoryNames(new, to).instance,
                element: "/" + (root.flatMap { new.tree.nodes[$0].name } ?? ""), part: "")
            (change.name, change.before, change.after) = (name, was, now)
            names.append(change)
        }
        if from.component != to.component, !rest.contains(where: { $0.kind == .renamed && $0.name == Change.component })
        {
            add(Change.component, from.component, to.component, of: from.component)
        }
        if from.story != to.story { add(Change.story, from.story, to.story, of: component) }
        return names + rest
    }
}
