import VitrineSupport

/// The verdict of a comparison on one layer.
package struct LayerVerdict: Hashable, Sendable {
    /// The layer.
    package let layer: Change.Layer
    /// The number of changes in the layer.
    package let changes: Int
    /// The number of groups of changes in the layer.
    package let groups: Int
    /// The number of pages with changes in the layer.
    package let pages: Int
    /// The number of changes by which an element lost its accessible name.
    package let lostNames: Int

    /// The verdict as a sentence: `No change.`, `3 changes, 2 different ones, on 2 pages.`
    package var sentence: String {
        guard changes > 0 else { return "No change." }
        let different = groups < changes ? ", \(Count.of(groups, "different one", "different ones"))" : ""
        let lost = lostNames > 0 ? " \(Count.of(lostNames, "name", "names")) lost." : ""
        return "\(Count.of(changes, "change", "changes"))\(different), on \(Count.of(pages, "page", "pages"))." + lost
    }

    /// Returns a verdict for every layer, in the order of ``Change/Layer``.
    package static func all(_ groups: [ChangeGroup]) -> [LayerVerdict] {
        Change.Layer.allCases.map { layer in
            let found = groups.filter { $0.example.layer == layer }
            return LayerVerdict(
                layer: layer, changes: found.reduce(0) { $0 + $1.count }, groups: found.count,
                pages: Set(found.flatMap(\.pages)).count,
                lostNames: found.filter(\.example.losesName).reduce(0) { $0 + $1.count })
        }
    }
}

extension Change.Layer {
    /// The layer as a title, such as `Data`.
    package var title: String {
        switch self {
        case .accessibility: "Accessibility"
        case .data: "Data"
        case .markup: "Markup"
        case .style: "Style"
        }
    }
}
