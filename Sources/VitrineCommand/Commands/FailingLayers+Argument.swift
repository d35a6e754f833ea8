import ArgumentParser
import VitrineSnapshots

extension FailingLayers {
    /// Reads the value of `--fail-on`.
    static func argument(_ text: String) throws -> FailingLayers {
        do throws(UnknownLayer) {
            return try FailingLayers(text)
        } catch {
            throw ValidationError("“\(error.name)” is not a layer; the layers are \(names.joined(separator: ", "))")
        }
    }
}
