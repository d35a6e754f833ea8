import VitrineSupport

/// The results of one part of a comparison.
struct PartOfComparison: Sendable {
    /// The results for the pages of the part, without problems.
    var found = SiteComparison()
    /// Paths of pages in either folder that could not be compared. They are compared again when parts are merged, to
    /// find the reason.
    var unread: [String] = []

    /// Reads what ``SiteComparison/write(to:)`` wrote.
    init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        found.unchanged = try packed.int(in: 0...Int(Int32.max))
        found.rewritten = try packed.strings()
        found.changed = try packed.list { (packed) throws(PackedReader.Damage) in
            try SiteComparison.ChangedPage(from: &packed)
        }
        found.readings = try packed.list { (packed) throws(PackedReader.Damage) in
            SiteComparison.Reading(from: try packed.string(), to: try packed.string(), isXMLNow: try packed.bool())
        }
        found.styleNotes = Set(
            try packed.list { (packed) throws(PackedReader.Damage) in try StyleNote(from: &packed) })
        found.usedSheets = Set(try packed.strings())
        found.effectiveSheets = Set(try packed.strings())
        unread = try packed.strings()
    }
}

extension SiteComparison {
    /// Writes the results for pages.
    func write(to packed: inout PackedWriter) {
        packed.add(unchanged)
        packed.add(rewritten) { $1.add($0) }
        packed.add(changed) { $0.write(to: &$1) }
        packed.add(readings) { reading, packed in
            packed.add(reading.from)
            packed.add(reading.to)
            packed.add(reading.isXMLNow)
        }
        packed.add(styleNotes.sorted()) { $0.write(to: &$1) }
        packed.add(usedSheets.sorted()) { $1.add($0) }
        packed.add(effectiveSheets.sorted()) { $1.add($0) }
        packed.add(Set(problems.map(\.path)).sorted()) { $1.add($0) }
    }
}

extension SiteComparison.ChangedPage {
    fileprivate func write(to packed: inout PackedWriter) {
        packed.add(path)
        packed.add(oldPath)
        packed.add(changes) { $0.write(to: &$1) }
        packed.add(isCoarse)
        packed.add(announcesTheSame)
    }

    fileprivate init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        self.init(
            path: try packed.string(), oldPath: try packed.optionalString(),
            changes: try packed.list { (packed) throws(PackedReader.Damage) in try Change(from: &packed) },
            isCoarse: try packed.bool(), announcesTheSame: try packed.bool())
    }
}

extension StyleNote {
    fileprivate func write(to packed: inout PackedWriter) {
        let (number, text) =
            switch self {
            case .noEffect(let text): (0, text)
            case .unused(let text): (1, text)
            case .external(let text): (2, text)
            case .unreadable(let text): (3, text)
            case .atRule(let text): (4, text)
            case .base(let text): (5, text)
            case .tooMany(let text): (6, text)
            }
        packed.add(number)
        packed.add(text)
    }

    fileprivate init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        let (number, text) = (try packed.int(), try packed.string())
        switch number {
        case 0: self = .noEffect(text)
        case 1: self = .unused(text)
        case 2: self = .external(text)
        case 3: self = .unreadable(text)
        case 4: self = .atRule(text)
        case 5: self = .base(text)
        case 6: self = .tooMany(text)
        default: throw PackedReader.Damage()
        }
    }
}

extension PackedReader {
    mutating func strings() throws(Damage) -> [String] {
        try list { (packed) throws(Damage) in try packed.string() }
    }
}
