import VitrineSupport

/// The contents of `part.json`, which identify the part in a folder and the site to which the part belongs.
struct PartHeader: Hashable, Sendable {
    /// The name of the file with the header, in the folder of the part.
    static let path = "part.json"
    /// The name of the file with the results of the part's pages.
    static let results = "part.bin"
    /// The version of the format. It changes whenever the format of ``results`` changes.
    private static let format = 4

    /// The number of the part, and how many parts there are.
    var shard: Shard
    /// The inputs of the pages.
    var inputs: PartInputs
    /// The digest of the costs by which the pages were distributed.
    var costs: String
    /// The digest of the values that the pages of the part show.
    var values: String
    /// The number of pages in the part.
    var pages: Int

    init(shard: Shard, inputs: PartInputs, costs: String, values: String, pages: Int) {
        (self.shard, self.inputs, self.costs, self.values, self.pages) = (shard, inputs, costs, values, pages)
    }

    /// Reads the output of ``json``; nil if the bytes are something else or have another format version.
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

    /// The header as the contents of `part.json`.
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
