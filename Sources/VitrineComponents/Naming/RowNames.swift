import VitrineSupport

/// The names of the rows of a section or of the items of a list, used in ids, instances and file names.
package struct RowNames: Sendable {
    /// One name for each row or item, in order; no two are the same.
    package let names: [String]

    /// Names that belong to the header and footer of the section.
    static let reserved: Set<String> = [PartName.header, PartName.footer]

    /// Names the rows of a section.
    ///
    /// A row with an identity is named after it. A row without one is named after its type, with its number among the
    /// rows of that type without an identity: `row-spacer-2`.
    package init(_ rows: [Row]) {
        self.init(rows.map { ($0.id, type(of: $0.component)) })
    }

    /// Names rows or list items by their identities and types.
    init(_ things: [(id: ItemID?, type: Any.Type)]) {
        var counts: [ObjectIdentifier: Int] = [:]
        var requests: [Names<Int>.Request] = []
        requests.reserveCapacity(things.count)
        var simple: Set<String> = []
        var names: [String] = []
        for (index, thing) in things.enumerated() {
            let request: Names<Int>.Request
            if let id = thing.id {
                let isText = if case .string = id { true } else { false }
                request = .init(key: index, preferred: id.text, full: id.description, isExact: isText)
            } else {
                let type = thing.type
                let number = counts[ObjectIdentifier(type), default: 0] + 1
                counts[ObjectIdentifier(type)] = number
                let name = "\(Slug.make(TypeName.short(type)).slug)-\(number)"
                request = .init(key: index, preferred: name, full: "\(TypeName.full(type)) \(number)", isExact: false)
            }
            requests.append(request)
            // The usual case, in which all ids are slugs and differ, needs no table.
            if Slug.isSlug(request.preferred), !windowsDevices.contains(request.preferred),
                !Self.reserved.contains(request.preferred),
                simple.insert(request.preferred).inserted
            {
                names.append(request.preferred)
            }
        }
        if names.count == things.count, !names.contains(where: { $0.utf8.count > Slug.limit }) {
            self.names = names
        } else {
            let table = Names(requests, fallback: "row", reserved: Self.reserved)
            self.names = things.indices.map { table[$0] ?? "row-\($0)" }
        }
    }
}
