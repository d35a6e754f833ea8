import VitrineComponents
import VitrineSupport

/// Detects ids that contain a random UUID, such as those from `UUID()`, and therefore differ every time the sections
/// are made. With such ids, file names and addresses of rows would differ in every build.
///
/// A UUID from data looks like a random one. So if any id contains a UUID, the sections are made a second time, and the
/// ids are compared.
package enum RandomIDs {
    private struct Found: Hashable {
        var id: String
        var component: String
        var place: SourcePlace
    }

    /// Returns a problem for each place that declares something with a random id.
    /// - Parameter again: makes the sections a second time.
    package static func problems(
        in sections: [Section], again: () async throws -> [Section]
    ) async throws -> [SiteProblem] {
        let found = ids(in: sections)
        guard !found.isEmpty else { return [] }
        let kept = Set(ids(in: try await again()).map(\.id))
        var seen: Set<SourcePlace> = []
        // A single line that makes a hundred rows is reported once.
        return found.filter { !kept.contains($0.id) && seen.insert($0.place).inserted }.map { found in
            SiteProblem(
                file: found.place.file, line: found.place.line,
                .gallery(.randomID(of: found.component, found.id)))
        }
    }

    /// The ids that contain a UUID.
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

    /// Whether a text contains a UUID: 8, 4, 4, 4 and 12 hexadecimal digits, separated by hyphens.
    private static func isUUID(_ text: String) -> Bool {
        text.utf8.count >= 36
            && text.contains(/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}/)
    }
}
