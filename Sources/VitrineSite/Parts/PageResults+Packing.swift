import VitrineComponents
import VitrineConformance
import VitrineHTML
import VitrineSupport

extension PageResults {
    /// Writes all that the pages of a part tell; their bytes are files of their own.
    func write(to packed: inout PackedWriter) {
        packed.add(records) { $0.write(to: &$1) }
        packed.add(findings) { $0.write(to: &$1) }
        packed.add(problems) { $0.write(to: &$1) }
        packed.add(facts.sorted { $0.key < $1.key }) { entry, packed in
            packed.add(entry.key)
            entry.value.write(to: &packed)
        }
        packed.add(lineage.edges.sorted { ($0.parent, $0.child) < ($1.parent, $1.child) }) { edge, packed in
            packed.add(edge.parent)
            packed.add(edge.child)
        }
        packed.add(styles.ownLines) { $1.add($0) }
        packed.add(blocked.sorted()) { $1.add($0) }
        packed.add(isReadAlike)
        packed.add(exceptions.used) { $1.add($0) }
        packed.add(costs.measures.sorted { $0.key < $1.key }) { entry, packed in
            packed.add(entry.key)
            packed.add(entry.value.count)
            packed.add(entry.value.nanoseconds)
        }
    }

    /// Reads what a part tells.
    /// - Parameters:
    ///   - exceptions: those of the site, none of them needed yet.
    ///   - files: the files of the site; nil where links are not checked.
    init(
        from packed: inout PackedReader, exceptions: Exceptions, files: SiteFiles?
    ) throws(PackedReader.Damage) {
        self.init(exceptions: exceptions)
        records = try packed.list { (packed) throws(PackedReader.Damage) in try PageRecord(from: &packed) }
        findings = try packed.list { (packed) throws(PackedReader.Damage) in try Finding(from: &packed) }
        problems = try packed.list { (packed) throws(PackedReader.Damage) in try RenderProblem(from: &packed) }
        let facts = try packed.list { (packed) throws(PackedReader.Damage) -> (String, PageFacts) in
            let path = try packed.string()
            guard let files else { throw PackedReader.Damage() }
            return (path, try PageFacts(from: &packed, of: path, in: files))
        }
        self.facts = Dictionary(facts) { first, _ in first }
        let edges = try packed.list { (packed) throws(PackedReader.Damage) in
            Lineage.Edge(parent: try packed.string(), child: try packed.string())
        }
        lineage = Lineage(edges: Set(edges))
        styles = SiteStyleFacts(lines: try packed.list { (packed) throws(PackedReader.Damage) in try packed.string() })
        blocked = Set(try packed.list { (packed) throws(PackedReader.Damage) in try packed.string() })
        isReadAlike = try packed.bool()
        let used = try packed.list { (packed) throws(PackedReader.Damage) in try packed.bool() }
        guard used.count == exceptions.used.count else { throw PackedReader.Damage() }
        self.exceptions.used = used
        for (name, measure) in try packed.list({ (packed) throws(PackedReader.Damage) in
            let name = try packed.string()
            let count = try packed.int(in: 1...Int(Int32.max))
            return (name, PageCosts.Measure(count: count, nanoseconds: try packed.int(in: 0...(1 << 60))))
        }) { costs.add(name, measure) }
        guard packed.isAtEnd else { throw PackedReader.Damage() }
    }
}

extension PageRecord {
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

    fileprivate init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        let path = try packed.string()
        guard let kind = PageKind(rawValue: try packed.string()) else { throw PackedReader.Damage() }
        self.init(
            path: path, kind: kind, title: try packed.string(), hash: try packed.string(),
            bytes: try packed.int(in: 0...Int(Int32.max)), component: try packed.optionalString(),
            instance: try packed.optionalString(), source: try packed.optionalString(), locale: try packed.string(),
            findings: try packed.list { (packed) throws(PackedReader.Damage) in try Finding(from: &packed) })
    }
}

extension RenderProblem {
    /// Writes a remark; a part with an error is never written.
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
