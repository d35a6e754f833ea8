import VitrineSupport

extension Change {
    private static let addresses: Set<String> = [
        "href", "src", "action", "poster", "data", "formaction", "cite", SnapshotTree.xlink,
        SnapshotTree.xlinkInXMLForm,
    ]

    /// Returns the change with the paths that its old and new address resolve to, so that changes on pages in different
    /// folders can be compared. A change without two such paths is returned as it is.
    func resolved(from oldPath: String, to path: String) -> Change {
        guard kind == .attribute, let name, Self.addresses.contains(name), let before, let after,
            let one = Self.target(before, in: oldPath), let other = Self.target(after, in: path)
        else { return self }
        var change = self
        change.resolved = Addresses(before: one, after: other)
        return change
    }

    /// Returns the path that an address resolves to, with query and fragment: `/docs/a.html#top`. Returns nil if the
    /// address cannot lead to a file of the site; whether the file exists is not checked.
    private static func target(_ address: String, in page: String) -> String? {
        guard let file = FileAddress.path(address, inside: page) else { return nil }
        let rest = address.firstIndex { $0 == "?" || $0 == "#" }.map { address[$0...] } ?? ""
        return "/" + file + rest
    }
}
