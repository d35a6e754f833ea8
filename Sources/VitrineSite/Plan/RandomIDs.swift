import VitrineComponents
import VitrineSupport

/// Ids that are other ones whenever the sections are made, as those of `UUID()`: names of files and addresses of rows would be
/// other ones in every build.
///
/// A UUID of the data looks the same as one that was made up, so the sections are made a second time where one is seen.
package enum RandomIDs {
    private struct Found: Hashable {
        var id: String
        var component: String
        var place: SourcePlace
    }

    /// Says which ids are random.
    /// - Parameter again: makes the sections once more.
    package static func problems(
        in sections: [Section], again: () async throws -> [Section]
    ) async throws -> [SiteProblem] {
        let found = ids(in: sections)
        guard !found.isEmpty else { return [] }
        let kept = Set(ids(in: try await again()).map(\.id))
        var seen: Set<SourcePlace> = []
        // One line that makes a hundred rows is one mistake.
        return found.filter { !kept.contains($0.id) && seen.insert($0.place).inserted }.map { found in
            SiteProblem(
                file: found.place.file, line: found.place.line,
                .gallery(.randomID(of: found.component, found.id)))
        }
    }

    /// The ids that look like UUIDs.
    private static func ids(in sections: [Section]) -> [Found] {
        var found: [Found] = []
        func add(_ id: ItemID?, _ component: String, _ place: SourcePlace) {
            guard case .string(let text) = id, isUUID(text) else { return }
            found.append(Found(id: text, component: component, place: place))
        }
        for section in sections {
            add(section.id, "Section", section.place)
            for row in section.items {
                add(row.id, "\(type(of: row.component))", row.place)
                guard let list = row.component as? ListView else { continue }
                for section in list.sections {
                    add(section.id, "ListViewSection", row.place)
                    for item in section.contents { add(item.componentID, "\(type(of: item.base))", row.place) }
                }
            }
        }
        return found
    }

    /// Whether a text has a UUID in it: 8, 4, 4, 4 and 12 hexadecimal digits.
    private static func isUUID(_ text: String) -> Bool {
        text.utf8.count >= 36
            && text.contains(/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/)
    }
}
