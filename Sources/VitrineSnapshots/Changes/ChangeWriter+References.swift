/// Changed ids. A changed id is one change, together with the references to it.
extension ChangeWriter {
    /// Attributes whose value is an id, or a list of ids, of other elements.
    static let idLists: Set<String> = [
        "for", "headers", "list", "form", "aria-activedescendant", "aria-controls", "aria-describedby", "aria-details",
        "aria-errormessage", "aria-flowto", "aria-labelledby", "aria-owns", "popovertarget", "commandfor", "itemref",
    ]
    private static let addresses: Set<String> = [
        "href", SnapshotTree.xlink, SnapshotTree.xlinkInXMLForm, "usemap",
    ]

    /// Removes changes of references that only follow a changed id, and counts them in the change of that id.
    mutating func foldReferences() {
        var renames: [String: String] = [:]
        var places: [String: Int] = [:]
        for (index, entry) in placed.enumerated() where entry.change.kind == .attribute && entry.change.name == "id" {
            guard let before = entry.change.before, let after = entry.change.after else { continue }
            renames[before] = after
            places[before] = index
        }
        guard !renames.isEmpty else { return }
        var folded: Set<Int> = []
        for (index, entry) in placed.enumerated() where entry.change.kind == .attribute {
            guard let name = entry.change.name, let before = entry.change.before, let after = entry.change.after else {
                continue
            }
            let ids: [String]
            if Self.idLists.contains(name) {
                ids = CanonicalAttributes.tokens(before)
                let followed = ids.map { renames[$0] ?? $0 }
                guard followed.sorted() == CanonicalAttributes.tokens(after).sorted() else { continue }
            } else if Self.addresses.contains(name), before.first == "#", let new = renames[String(before.dropFirst())]
            {
                guard after == "#" + new else { continue }
                ids = [String(before.dropFirst())]
            } else {
                continue
            }
            guard let place = ids.lazy.compactMap({ places[$0] }).first else { continue }
            placed[place].change.references += 1
            folded.insert(index)
        }
        countBroken(renames, places)
        guard !folded.isEmpty else { return }
        placed = placed.enumerated().filter { !folded.contains($0.offset) }.map(\.element)
    }

    /// Counts, for each changed id, the links on the page that still refer to its old value, which no longer exists.
    private mutating func countBroken(_ renames: [String: String], _ places: [String: Int]) {
        let new = matching.new
        var targets: Set<String> = []
        var links: [String: Int] = [:]
        for node in new.nodes {
            for attribute in node.attributes {
                if attribute.name == "id" || attribute.name == "name" { targets.insert(attribute.value) }
                guard attribute.name == "href", attribute.value.first == "#" else { continue }
                let target = String(attribute.value.dropFirst())
                if renames[target] != nil { links[target, default: 0] += 1 }
            }
        }
        for (target, count) in links where !targets.contains(target) {
            if let place = places[target] { placed[place].change.brokenLinks = count }
        }
    }
}
