import VitrineComponents
import VitrineConformance
import VitrineHTML
import VitrineSupport

extension PageResults {
    /// Writes the results of the pages of a part. The bytes of the pages are in separate files.
    func write(to packed: inout PackedWriter) {
        packed.add(records) { $0.write(to: &$1) }
        packed.add(findings) { $0.write(to: &$1) }
        packed.add(problems) { $0.write(to: &$1) }
        facts.write(to: &packed)
        packed.add(lineage.edges.sorted { ($0.parent, $0.child) < ($1.parent, $1.child) }) { edge, packed in
            packed.add(edge.parent)
            packed.add(edge.child)
        }
        styles.write(to: &packed)
        packed.add(blocked.sorted()) { $1.add($0) }
        packed.add(isReadAlike)
        packed.add(exceptions.used) { $1.add($0) }
        costs.write(to: &packed)
    }

    /// Reads the results of a part.
    /// - Parameters:
    ///   - exceptions: the exceptions of the site, none of them marked as used yet.
    ///   - files: the files of the site; nil if links are not checked.
    ///   - last: the highest valid number of a section or component.
    ///   - texts: a pool of texts shared with parts that were read before.
    init(
        from packed: inout PackedReader, exceptions: Exceptions, files: SiteFiles?, last: Int,
        texts: inout SharedTexts
    ) throws(PackedReader.Damage) {
        self.init(exceptions: exceptions)
        let count = try packed.int(in: 0...Int(Int32.max))
        records.reserveCapacity(min(count, packed.remaining / PageRecord.leastBytes))
        for _ in 0..<count {
            records.append(try PageRecord(from: &packed, &texts))
        }
        findings = try packed.list { (packed) throws(PackedReader.Damage) in try Finding(from: &packed) }
        problems = try packed.list { (packed) throws(PackedReader.Damage) in try RenderProblem(from: &packed) }
        facts = try LinkFacts(from: &packed, in: files ?? SiteFiles([]))
        let edges = try packed.list { (packed) throws(PackedReader.Damage) in
            Lineage.Edge(parent: try packed.string(), child: try packed.string())
        }
        lineage = Lineage(edges: Set(edges))
        styles = try SiteStyleFacts(from: &packed)
        blocked = Set(try packed.list { (packed) throws(PackedReader.Damage) in try packed.string() })
        isReadAlike = try packed.bool()
        let used = try packed.list { (packed) throws(PackedReader.Damage) in try packed.bool() }
        guard used.count == exceptions.used.count else { throw PackedReader.Damage() }
        self.exceptions.used = used
        costs = try PageCosts(from: &packed, last: last)
        guard packed.isAtEnd else { throw PackedReader.Damage() }
    }
}

extension PageRecord {
    /// A lower bound for the size of a packed record, in bytes: the length of its SHA-256 hash in hexadecimal digits.
    fileprivate static let leastBytes = 64

    fileprivate func write(to packed: inout PackedWriter) {
        packed.add(path)
        packed.add(kind.rawValue)
        packed.add(title)
        packed.add(hash)
        packed.add(bytes)
        packed.add(component)
        packed.add(instance)
        packed.add(source)
        packed.add(locale)
        packed.add(findings) { $0.write(to: &$1) }
    }

    fileprivate init(from packed: inout PackedReader, _ texts: inout SharedTexts) throws(PackedReader.Damage) {
        let path = try packed.string()
        guard let kind = PageKind(rawValue: try packed.string()) else { throw PackedReader.Damage() }
        self.init(
            path: path, kind: kind, title: try packed.string(), hash: try packed.string(),
            bytes: try packed.int(in: 0...Int(Int32.max)), component: texts.shared(try packed.optionalString()),
            instance: try packed.optionalString(), source: texts.shared(try packed.optionalString()),
            locale: texts.shared(try packed.string()),
            findings: try packed.list { (packed) throws(PackedReader.Damage) in try Finding(from: &packed) })
    }
}

extension RenderProblem {
    /// Writes a problem that does not fail the build. Others never get here, because a part that has one is not
    /// written.
    fileprivate func write(to packed: inout PackedWriter) {
        switch error {
        case .missingString(let key, let language):
            packed.add(1)
            packed.add(key)
            packed.add(language)
        case .inexpressibleRule(let field, let rule):
            packed.add(2)
            packed.add(field)
            packed.add(rule)
        case .markup(.replacedCharacter(let code)):
            packed.add(3)
            packed.add(Int(code))
        default: packed.add(0)
        }
        packed.add(component)
        packed.add(instance)
        packed.add(place?.file)
        packed.add(place?.line ?? 0)
    }

    fileprivate init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        let error: RenderError
        switch try packed.int() {
        case 1: error = .missingString(key: try packed.string(), language: try packed.string())
        case 2: error = .inexpressibleRule(field: try packed.string(), rule: try packed.string())
        case 3: error = .markup(.replacedCharacter(UInt32(try packed.int(in: 0...0x10_FFFF))))
        default: throw PackedReader.Damage()
        }
        self.init(error: error, component: try packed.optionalString(), instance: try packed.optionalString())
        let file = try packed.optionalString()
        let line = try packed.int(in: 0...Int(Int32.max))
        place = file.map { SourcePlace(file: $0, line: line) }
    }
}
