/// The differences between styles, remembered from element to element and from page to page. This is a class because
/// the comparisons of several pages share it; it belongs to one worker.
final class DifferenceMemo {
    private struct Key: Hashable {
        var old, new: ObjectIdentifier
        var oldParent, newParent: ObjectIdentifier?
    }

    /// Retains the styles, because they are identified by their addresses.
    private struct Entry {
        var styles: [ComputedStyle]
        var differences: [PropertyDifference]
    }

    private var entries: [Key: Entry] = [:]
    private static let limit = 20_000

    /// The differences between two versions of an element.
    func differences(
        _ old: PropertyDifference.Side, _ new: PropertyDifference.Side, replaced: Set<String>
    ) -> [PropertyDifference] {
        let key = Key(
            old: ObjectIdentifier(old.style), new: ObjectIdentifier(new.style),
            oldParent: old.parent.map { ObjectIdentifier($0) }, newParent: new.parent.map { ObjectIdentifier($0) })
        if let known = entries[key] { return known.differences }
        let found = PropertyDifference.all(old, new, replaced: replaced)
        if entries.count >= Self.limit { entries = [:] }
        entries[key] = Entry(
            styles: [old.style, new.style, old.parent, new.parent].compactMap { $0 }, differences: found)
        return found
    }
}
