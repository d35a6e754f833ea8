import VitrineSupport

/// What pages cost to make, as the last run measured it: sections by their names, stories by their components. It decides which part makes
/// which page, and nothing else.
struct PageCosts: Sendable {
    /// How often pages of a kind were made, and how long that took together.
    struct Measure: Hashable, Sendable {
        var count = 0
        var nanoseconds = 0

        static func += (one: inout Measure, other: Measure) {
            one.count += other.count
            one.nanoseconds += other.nanoseconds
        }
    }

    /// `section todos`, `story Shop.Card`, with what was measured.
    private(set) var measures: [String: Measure] = [:]

    /// Nothing is known.
    init() {}

    /// Reads what ``json`` wrote; nil when it is something else.
    init?(_ bytes: [UInt8]) {
        guard let root = try? JSONReader.read(bytes[...]), root["format"]?.value.number == "1",
            let entries = root["costs"]?.elements
        else { return nil }
        for entry in entries {
            guard let page = entry["pages"]?.string,
                let count = entry["count"]?.value.number.flatMap({ Int($0) }),
                let time = entry["microseconds"]?.value.number.flatMap({ Int($0) }), count > 0, time >= 0,
                time < 1 << 50
            else { return nil }
            measures[page] = Measure(count: count, nanoseconds: time * 1_000)
        }
    }

    /// Notes what a page took.
    mutating func add(_ name: String, nanoseconds: Int) {
        measures[name, default: Measure()] += Measure(count: 1, nanoseconds: max(nanoseconds, 0))
    }

    /// Notes what other pages took.
    mutating func add(_ other: PageCosts) {
        measures.merge(other.measures) { one, other in
            var sum = one
            sum += other
            return sum
        }
    }

    /// Notes what was measured elsewhere.
    mutating func add(_ name: String, _ measure: Measure) { measures[name, default: Measure()] += measure }

    /// All of it, for the next run.
    var json: [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.field("format", 1)
            json.array("costs", measures.sorted { $0.key < $1.key }) { entry, json in
                json.field("pages", entry.key)
                json.field("count", entry.value.count)
                json.field("microseconds", entry.value.nanoseconds / 1_000)
            }
        }
        json.newline()
        return json.bytes
    }

    // MARK: - Pages

    /// What pages that cost the same are called; nil for those that no part makes.
    static func name(of job: PageJob, in plan: SitePlan) -> String? {
        switch job.subject {
        case .section(let number): "section \(plan.sectionNames[number])"
        case .story(let number), .mirrored(let number): "story \(componentName(number, plan))"
        case .storyPage(let number): "page of \(componentName(number, plan))"
        default: nil
        }
    }

    private static func componentName(_ story: Int, _ plan: SitePlan) -> String {
        plan.components[plan.stories[story].component].entry.fullName
    }

    /// What each page costs, in about the microseconds that are usual where nothing was measured.
    func costs(of jobs: [PageJob], in plan: SitePlan) -> [Int] {
        jobs.map { job in
            if let name = Self.name(of: job, in: plan), let measure = measures[name] {
                return max(1, measure.nanoseconds / measure.count / 1_000)
            }
            // A page has a frame, and what it shows.
            if case .section(let number) = job.subject { return 300 + 50 * plan.sections[number].items.count }
            if case .storyPage = job.subject { return 500 }
            return 200
        }
    }
}

extension JSONNode.Value {
    /// The number as it is written; nil when this is none.
    fileprivate var number: String? { if case .number(let text) = self { text } else { nil } }
}
