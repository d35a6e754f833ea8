import VitrineConformance
public import VitrineXML

/// Something that is different in every run and says nothing: a date, a token. It is replaced before anything is compared.
public struct Redaction: Hashable, Sendable {
    /// What stands in place of what is found, in brackets: `[date 1]`.
    public let name: String
    /// What is replaced: the values of attributes, texts, or all text inside of elements.
    public let select: XPathExpression
    /// Whether equal values get equal numbers, so that it still counts which are equal. Without, all are `[date]`.
    public let isNumbered: Bool
    /// The snapshots that it is for; empty for all.
    let files: [Glob]
    /// Where it is written: `vitrine.yml:12`; empty when it is not from a file.
    public let place: String

    /// Creates a redaction for all snapshots.
    public init(_ name: String, select: XPathExpression, isNumbered: Bool = true) {
        self.init(name, select: select, isNumbered: isNumbered, files: [], place: "")
    }

    init(_ name: String, select: XPathExpression, isNumbered: Bool, files: [Glob], place: String) {
        self.name = name
        self.select = select
        self.isNumbered = isNumbered
        self.files = files
        self.place = place
    }

    /// Whether it is for a snapshot.
    func applies(to id: SnapshotID) -> Bool { files.isEmpty || files.contains { $0.matches(id.description) } }
}

extension [Redaction] {
    /// What must be the same for remembered results to hold.
    func mix(into digest: inout Digest) {
        for redaction in self {
            digest.mix(redaction.name)
            digest.mix(redaction.select.source)
            digest.mix(redaction.isNumbered ? 1 : 0)
            for glob in redaction.files { digest.mix(glob.pattern) }
        }
    }
}
