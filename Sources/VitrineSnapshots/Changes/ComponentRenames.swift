/// Components whose instances now belong to another component: `Card` became `Tile`.
struct ComponentRenames {
    /// The old and new names, spelled as in classes: `todo-row` for `TodoRow`.
    private var names: [(before: String, after: String)] = []

    init() {}

    init(_ matching: TreeMatching) {
        var seen: Set<[String]> = []
        for pair in matching.pairs {
            guard let before = matching.old.value(Change.component, pair.old),
                let after = matching.new.value(Change.component, pair.new), before != after,
                seen.insert([before, after]).inserted
            else { continue }
            names.append((Self.spelled(before), Self.spelled(after)))
        }
    }

    /// Returns whether classes differ only because they contain the name of a renamed component.
    func explain(gone: Set<String>, come: Set<String>) -> Bool {
        names.contains { name in
            !gone.isEmpty && gone.count == come.count
                && Set(gone.map { $0.lowercased().replacing(name.before, with: name.after) })
                    == Set(come.map { $0.lowercased() })
        }
    }

    /// Returns the spelling in classes, such as `todo-row` for `TodoRow`.
    private static func spelled(_ name: String) -> String {
        var out = ""
        for letter in name {
            if letter.isUppercase, !out.isEmpty { out += "-" }
            out += letter.lowercased()
        }
        return out
    }
}
