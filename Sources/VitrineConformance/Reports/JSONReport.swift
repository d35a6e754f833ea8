import VitrineSupport

extension CheckReport {
    /// The format that is written, as in `Documentation/schemas/check.schema.json`: another one where a key goes or means something else.
    private static let format = 1

    /// One object for programs: `tool`, `version`, `format`, `files`, `errors`, `warnings` and all `findings`.
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
