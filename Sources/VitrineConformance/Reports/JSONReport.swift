import VitrineSupport

extension CheckReport {
    /// One object for programs: `tool`, `version`, `files`, `errors`, `warnings` and all `findings`.
    public var json: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.field("tool", "vitrine")
            json.field("version", version)
            json.field("files", pages.count)
            json.field("errors", errors)
            json.field("warnings", warnings)
            json.array("findings", findings) { $1.fields(of: $0) }
        }
        json.newline()
        return json.bytes
    }
}
