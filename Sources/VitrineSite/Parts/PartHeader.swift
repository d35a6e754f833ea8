import VitrineSupport

/// `part.json`: which part of which site a folder has.
struct PartHeader: Hashable, Sendable {
    /// Its name in the folder.
    static let path = "part.json"
    /// The results of the pages of the part, besides their own files.
    static let results = "part.bin"
    /// Changes with what is in ``results``.
    private static let format = 4

    /// Which part it is.
    var shard: Shard
    /// What the pages are made from.
    var inputs: PartInputs
    /// The digest of the costs by which the pages were divided.
    var costs: String
    /// The digest of the values that its pages show.
    var values: String
    /// How many pages it has.
    var pages: Int

    init(shard: Shard, inputs: PartInputs, costs: String, values: String, pages: Int) {
        (self.shard, self.inputs, self.costs, self.values, self.pages) = (shard, inputs, costs, values, pages)
    }

    /// Reads what ``json`` wrote; nil when it is something else, also of another format.
    init?(_ bytes: [UInt8]) {
        guard let root = try? JSONReader.read(bytes[...]), root["tool"]?.string == "vitrine",
            root["format"]?.string == String(Self.format),
            let shard = root["part"]?.string.flatMap(Shard.init(_:)),
            let costs = root["costs"]?.string, let values = root["values"]?.string,
            let pages = root["pages"]?.string.flatMap({ Int($0) }),
            let members = root["inputs"]?.members
        else { return nil }
        var digests: [PartInputs.Kind: String] = [:]
        for member in members {
            guard let kind = PartInputs.Kind(rawValue: member.name), let digest = member.node.string else { return nil }
            digests[kind] = digest
        }
        self.init(shard: shard, inputs: PartInputs(digests), costs: costs, values: values, pages: pages)
    }

    /// The file.
    var json: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.field("tool", "vitrine")
            json.field("format", String(Self.format))
            json.field("part", shard.description)
            json.field("pages", String(pages))
            json.field("costs", costs)
            json.field("values", values)
            json.object("inputs") { json in
                for kind in PartInputs.Kind.allCases { json.field(named: kind.rawValue, inputs.digests[kind] ?? "") }
            }
        }
        json.newline()
        return json.bytes
    }
}
