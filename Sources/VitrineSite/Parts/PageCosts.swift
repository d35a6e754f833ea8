import VitrineSupport

/// The measured costs of rendering pages, for each section and for the stories of each component. They affect only
/// which part renders which page.
struct PageCosts: Sendable {
    /// The number of pages that were measured, and their total time.
    struct Measure: Hashable, Sendable {
        var count = 0
        var nanoseconds = 0

        /// Adds another measure. Sums beyond the largest integer, which only an edited file can cause, become that
        /// integer.
        static func += (one: inout Measure, other: Measure) {
            one.count = sum(one.count, other.count)
            one.nanoseconds = sum(one.nanoseconds, other.nanoseconds)
        }

        private static func sum(_ one: Int, _ other: Int) -> Int {
            let (sum, isTooLarge) = one.addingReportingOverflow(other)
            return isTooLarge ? .max : sum
        }
    }

    /// The groups of pages that are measured together: the page of a section, and the bare and mirrored pages of a
    /// component's stories.
    enum Kind: Int, Hashable, Sendable, CaseIterable {
        case section, story

        /// The prefix of the name in the file.
        fileprivate var start: String {
            switch self {
            case .section: "section "
            case .story: "story "
            }
        }
    }

    /// The measures by kind, then by the number of the section or component. Numbers are used instead of names because
    /// a large site can have very many sections, and names would take several times the memory.
    private var measures: [[Measure]] = Kind.allCases.map { _ in [] }

    init() {}

    /// The measure of a section or component; zero if nothing was measured.
    subscript(kind: Kind, number: Int) -> Measure {
        let list = measures[kind.rawValue]
        return number < list.count ? list[number] : Measure()
    }

    mutating func add(_ kind: Kind, _ number: Int, _ measure: Measure) {
        let missing = number + 1 - measures[kind.rawValue].count
        if missing > 0 { measures[kind.rawValue] += Array(repeating: Measure(), count: missing) }
        measures[kind.rawValue][number] += measure
    }

    /// Adds the time that a page took, unless pages of its kind are never measured.
    mutating func add(_ job: PageJob, in plan: SitePlan, nanoseconds: Int) {
        guard let (kind, number) = Self.entry(of: job, in: plan) else { return }
        add(kind, number, Measure(count: 1, nanoseconds: max(nanoseconds, 0)))
    }

    mutating func add(_ other: PageCosts) {
        for (kind, number, measure) in other.all { add(kind, number, measure) }
    }

    /// The measures with a count above zero, ordered by kind and then by number.
    var all: [(kind: Kind, number: Int, measure: Measure)] {
        Kind.allCases.flatMap { kind in
            measures[kind.rawValue].enumerated().compactMap { $1.count > 0 ? (kind, $0, $1) : nil }
        }
    }

    // MARK: - The file

    private static let firstLine = #"{"format":1,"costs":["#

    /// Reads the output of ``json(_:)``, entry by entry; nil if the first line or an entry has another form. Entries
    /// for names that are not in the plan are ignored.
    init?(_ bytes: [UInt8], _ plan: SitePlan) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
        guard let first = lines.popFirst(), first.starts(with: Self.firstLine.utf8) else { return nil }
        guard !lines.isEmpty else {
            guard first.elementsEqual((Self.firstLine + "]}").utf8) else { return nil }
            return
        }
        let numbers = Self.numbers(plan)
        for var line in lines {
            let isLast = line.endIndex == lines.last?.endIndex
            guard line.suffix(isLast ? 2 : 1).elementsEqual(isLast ? "]}".utf8 : ",".utf8) else { return nil }
            line.removeLast(isLast ? 2 : 1)
            guard let entry = try? JSONReader.read(line), let name = entry["pages"]?.string,
                let count = entry["count"]?.value.number.flatMap({ Int($0) }),
                let time = entry["microseconds"]?.value.number.flatMap({ Int($0) }), 1...Int(Int32.max) ~= count,
                0..<(1 << 50) ~= time
            else { return nil }
            guard let kind = Kind.allCases.first(where: { name.hasPrefix($0.start) }),
                let number = numbers[kind == .section ? 0 : 1][String(name.dropFirst(kind.start.count))]
            else { continue }
            add(kind, number, Measure(count: count, nanoseconds: time * 1_000))
        }
    }

    /// Two dictionaries with indices in the plan: the first has the names of sections as keys, and the second the full
    /// names of components.
    private static func numbers(_ plan: SitePlan) -> [[String: Int]] {
        [plan.sectionNames, plan.components.map(\.entry.fullName)].map { names in
            Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
        }
    }

    /// All measures as JSON, for the next run.
    func json(_ plan: SitePlan) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.field("format", 1)
            json.array("costs", all) { entry, json in
                let name =
                    entry.kind == .section
                    ? plan.sectionNames[entry.number] : plan.components[entry.number].entry.fullName
                json.field("pages", entry.kind.start + name)
                json.field("count", entry.measure.count)
                json.field("microseconds", entry.measure.nanoseconds / 1_000)
            }
        }
        json.newline()
        return json.bytes
    }

    // MARK: - Parts

    func write(to packed: inout PackedWriter) {
        packed.add(all) { entry, packed in
            packed.add(entry.kind.rawValue)
            packed.add(entry.number)
            packed.add(entry.measure.count)
            packed.add(entry.measure.nanoseconds)
        }
    }

    /// Reads the output of ``write(to:)``.
    /// - Parameter last: the highest valid number of a section or component.
    init(from packed: inout PackedReader, last: Int) throws(PackedReader.Damage) {
        for (kind, number, measure) in try packed.list({ (packed) throws(PackedReader.Damage) in
            guard let kind = Kind(rawValue: try packed.int()) else { throw PackedReader.Damage() }
            let number = try packed.int(in: 0...max(0, last))
            let count = try packed.int(in: 1...Int(Int32.max))
            return (kind, number, Measure(count: count, nanoseconds: try packed.int(in: 0...(1 << 60))))
        }) { add(kind, number, measure) }
    }

    // MARK: - Pages

    /// The group and the number under which a page is measured; nil for pages that are never measured.
    private static func entry(of job: PageJob, in plan: SitePlan) -> (kind: Kind, number: Int)? {
        switch job.subject {
        case .section(let number): (.section, number)
        case .story(let number), .mirrored(let number): (.story, plan.stories[number].component)
        default: nil
        }
    }

    /// The cost of each page, measured or estimated, roughly in microseconds.
    func costs(of jobs: [PageJob], in plan: SitePlan) -> [Int] {
        jobs.map { job in
            if let (kind, number) = Self.entry(of: job, in: plan) {
                let measure = self[kind, number]
                if measure.count > 0 { return max(1, measure.nanoseconds / measure.count / 1_000) }
            }
            // An estimate is a constant and, for sections and lists, a part for each row or entry.
            if case .section(let number) = job.subject { return 300 + 50 * plan.sections[number].items.count }
            if case .list(let number) = job.subject {
                return 300 + 5 * plan.entries(on: plan.furtherPages[number]).count
            }
            return 200
        }
    }
}

extension JSONNode.Value {
    /// The number as written; nil if the value is not a number.
    fileprivate var number: String? { if case .number(let text) = self { text } else { nil } }
}
