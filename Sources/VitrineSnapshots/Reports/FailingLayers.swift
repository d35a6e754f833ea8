import VitrineSupport

/// The layers that fail a run, as users write them on the command line: `accessibility,data,markup,style`.
package struct FailingLayers: Hashable, Sendable {
    /// The layers.
    package var layers: Set<Change.Layer>

    /// All layers.
    package static let all = FailingLayers(layers: Set(Change.Layer.allCases))

    /// The names of all layers.
    package static let names = Change.Layer.allCases.map(\.rawValue)

    /// Creates a set of failing layers.
    package init(layers: Set<Change.Layer>) { self.layers = layers }

    /// Reads a list of layers separated by commas, or `none`.
    /// - Throws: ``UnknownLayer`` for the first name that is not a layer.
    package init(_ text: String) throws(UnknownLayer) {
        layers = []
        for part in text.split(separator: ",") {
            let name = part.filter { $0 != " " }
            if name == "none" { continue }
            guard let layer = Change.Layer(rawValue: name) else { throw UnknownLayer(name: name) }
            layers.insert(layer)
        }
    }

    /// A name in a list that is not the name of a layer.
    package struct UnknownLayer: Error, Hashable, Sendable, CustomStringConvertible {
        /// The name as written.
        package var name: String

        /// The problem, with the known names.
        package var description: String {
            "“\(name)” is not a layer; the layers are \(FailingLayers.names.joined(separator: ", "))"
        }
    }

    /// Returns a sentence such as `Differences in style do not fail this run.`; nil if every difference fails the run.
    static func remark(_ failing: Set<Change.Layer>, _ groups: [ChangeGroup]) -> String? {
        let passed = Set(groups.map(\.example.layer)).subtracting(failing).sorted()
        guard !passed.isEmpty else { return nil }
        return "Differences in \(passed.map(\.rawValue).joined(separator: " and ")) do not fail this run."
    }
}
