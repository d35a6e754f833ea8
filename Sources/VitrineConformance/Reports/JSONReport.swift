import VitrineSupport

extension CheckReport {
    /// The version of the format, as in `Documentation/schemas/check.schema.json`. It changes when a key is removed or
    /// its meaning changes.
    private static let format = 1

    /// One object for programs: `tool`, `version`, `format`, `files`, `errors`, `warnings` and the listed `findings`.
    public var json: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.field("tool", "vitrine")
            json.field("version", version)
            json.field("format", Self.format)
            json.field("files", pages.count)
            json.field("errors", errors)
            json.field("warnings", warnings)
            json.array("findings", findings) { $1.fields(of: $0) }
        }
        json.newline()
        return json.bytes
    }
}
