import VitrineSupport

/// The layers whose differences make a run fail, as users write them on the command line:
/// `accessibility,data,markup,style`.
package struct FailingLayers: Hashable, Sendable {
    /// The layers.
    package var layers: Set<Change.Layer>

    /// All layers.
    package static let all = FailingLayers(layers: Set(Change.Layer.allCases))

    /// The names of all layers.
    package static let names = Change.Layer.allCases.map(\.rawValue)

    /// Creates the value from a set of layers.
    package init(layers: Set<Change.Layer>) { self.layers = layers }

    /// Reads a list of layers separated by commas, or `none`.
    /// - Throws: ``UnknownLayer`` for the first name that is empty or not a layer.
    package init(_ text: String) throws(UnknownLayer) {
        layers = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let name = String(decoding: Array(part.utf8)[...].trimmed, as: UTF8.self)
            if name == "none" { continue }
            guard let layer = Change.Layer(rawValue: name) else { throw UnknownLayer(name: name) }
            layers.insert(layer)
        }
    }

    /// An empty or unknown name in a list of layers.
    package struct UnknownLayer: Error, Hashable, Sendable, CustomStringConvertible {
        /// The name as written, without leading and trailing whitespace.
        package var name: String

        /// The problem, with the known names.
        package var description: String {
            let names = FailingLayers.names.joined(separator: ", ")
            return name.isEmpty
                ? "an item of the list is empty; the layers are \(names); write none for no layer"
                : "“\(name)” is not a layer; the layers are \(names); write none for no layer"
        }
    }

    /// Returns a sentence such as `Differences in style do not fail this run.`; nil if every difference fails the run.
    static func remark(_ failing: Set<Change.Layer>, _ groups: [ChangeGroup]) -> String? {
        let passed = Set(groups.map(\.example.layer)).subtracting(failing).sorted()
        guard !passed.isEmpty else { return nil }
        return "Differences in \(passed.map(\.rawValue).joined(last: "and")) do not fail this run."
    }
}
