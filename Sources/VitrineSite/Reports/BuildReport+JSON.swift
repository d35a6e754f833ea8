import VitrineSupport
import VitrineConformance

extension BuildReport {
    /// The version of the format, as in `Documentation/schemas/build.schema.json`.
    static let format = 1

    /// The report as a JSON object.
    package func json(version: String) -> String {
        var json = JSONWriter()
        json.object { json in
            json.field("tool", "vitrine")
            json.field("version", version)
            json.field("format", BuildReport.format)
            json.field("output", output)
            json.field("pages", pages)
            json.field("stories", stories)
            json.field("added", added)
            json.field("changed", changed)
            json.field("removed", removed)
            json.field("unchanged", unchanged)
            json.field("errors", check.errors)
            json.field("warnings", check.warnings)
            json.array("findings", findings) { $1.fields(of: $0) }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}

extension BuildFailure {
    /// The failure as a JSON object.
    package func json(version: String, output: String) -> String {
        var json = JSONWriter()
        json.object { json in
            json.field("tool", "vitrine")
            json.field("version", version)
            json.field("format", BuildReport.format)
            json.field("output", output)
            json.field("errors", errors)
            json.field("warnings", count - errors)
            json.array("problems", site) { problem, json in
                if let file = problem.file { json.field("file", file) }
                if let line = problem.line { json.field("line", line) }
                json.field("message", problem.message)
            }
            json.field("components", render.map(\.description))
            json.array("findings", findings) { $1.fields(of: $0) }
        }
        return String(decoding: json.bytes, as: UTF8.self)
    }
}
