import VitrineComponents
import VitrineSupport

/// For each story, the stories of the same component in which only one property has a different value. Only stories
/// that have a page about them are considered, and only properties whose values are known (``KnownValues``).
struct StoryVariants: Sendable {
    /// A property of a story's component.
    struct Row: Sendable {
        var name: String
        /// All values that the property can have.
        var values: [Value]
        /// The index of the value that the story has; nil if the value is not among ``values``.
        var current: Int?
    }

    /// A value of a property.
    struct Value: Sendable {
        /// The value in Swift syntax.
        var name: String
        /// The number of the story that has this value and the same values in all other rows; nil if there is none, and
        /// for the current value.
        var story: Int?
    }

    /// The tables of values, keyed by component number.
    private var components: [Int: VariantTable] = [:]

    /// Examines the stories of a plan once. The time grows with the number of stories, not with the number of their
    /// pairs.
    init(_ plan: SitePlan) {
        var digest = ValueDigest()
        for (number, page) in plan.components.enumerated() {
            let stories = page.stories.filter { plan.stories[$0].page != nil }
            guard stories.count > 1 else { continue }
            components[number] = VariantTable(stories, plan, &digest)
        }
    }

    /// The rows for a story: the properties in which the stories of its component differ; empty if there are none.
    func rows(of story: Int, in plan: SitePlan) -> [Row] {
        guard let table = components[plan.stories[story].component], let values = table.values[story] else { return [] }
        return table.properties.indices.map { index in
            let property = table.properties[index]
            let names = property.names.enumerated().map { number, name in
                var changed = values
                changed[index] = number
                return Value(name: name, story: number == values[index] ? nil : table.story(with: changed, like: story))
            }
            return Row(name: property.name, values: names, current: values[index])
        }
    }
}

/// The stories of one component, grouped by the known values of their properties.
private struct VariantTable: Sendable {
    struct Property: Sendable {
        var name: String
        var names: [String]
    }

    /// The values of a story, and the digest of its other properties.
    private struct Likeness: Hashable {
        var values: [Int?]
        var rest: String
    }

    /// The known properties for which stories show different values.
    let properties: [Property]
    /// The values of each story: for each of ``properties``, the index of the value in the property's `names`; nil if
    /// the value is not among them.
    private(set) var values: [Int: [Int?]] = [:]
    private var first: [[Int?]: Int] = [:]
    private var alike: [Likeness: Int] = [:]
    private var rests: [Int: String] = [:]

    /// Creates the table of some stories; nil if they do not differ in any property whose values are known.
    init?(_ stories: [Int], _ plan: SitePlan, _ digest: inout ValueDigest) {
        guard let example = stories.first.flatMap({ plan.component(of: plan.stories[$0]) }) else { return nil }
        let known = Mirror(reflecting: example).children.enumerated().compactMap { index, child in
            KnownProperty(index, child.label, child.value)
        }
        guard !known.isEmpty else { return nil }
        let found = stories.compactMap { story in
            plan.component(of: plan.stories[story]).map { (story, Self.values(of: $0, known)) }
        }
        let varied = known.indices.filter { index in found.contains { $1[index] != found.first?.1[index] } }
        guard !varied.isEmpty else { return nil }
        properties = varied.map { Property(name: known[$0].name, names: known[$0].names) }
        var isUnique = true
        for (story, all) in found {
            let own = varied.map { all[$0] }
            values[story] = own
            if first[own] == nil { first[own] = story } else { isUnique = false }
        }
        // The other properties only matter if several stories have the same values.
        guard !isUnique else { return }
        let counted = Set(known.map(\.index))
        for story in stories {
            guard let own = values[story], let component = plan.component(of: plan.stories[story]),
                let rest = Self.rest(of: component, besides: counted, &digest)
            else { continue }
            rests[story] = rest
            let likeness = Likeness(values: own, rest: rest)
            alike[likeness] = alike[likeness] ?? story
        }
    }

    /// The values of a component's known properties: for each property, the index of the value in the property's
    /// `names`; nil if the value is not among them.
    private static func values(of component: any Component, _ known: [KnownProperty]) -> [Int?] {
        let children = Array(Mirror(reflecting: component).children)
        return known.map { children.indices.contains($0.index) ? $0.number(children[$0.index].value) : nil }
    }

    /// The story with the given values: preferably one whose other properties equal those of the given story, otherwise
    /// the first; nil if there is none.
    func story(with values: [Int?], like story: Int) -> Int? {
        guard let first = first[values] else { return nil }
        return rests[story].flatMap { alike[Likeness(values: values, rest: $0)] } ?? first
    }

    /// The digest of the other properties, without `id`, which only identifies the component; nil if one of them has no
    /// digest.
    private static func rest(
        of component: any Component, besides counted: Set<Int>, _ digest: inout ValueDigest
    ) -> String? {
        var input = InputBytes()
        for (index, child) in Mirror(reflecting: component).children.enumerated()
        where !counted.contains(index) && child.label != "id" {
            guard let value = digest.digest(of: child.value) else { return nil }
            input.add(value)
        }
        return input.digest
    }
}

/// A property whose values are known, with its index in the mirror of its component.
private struct KnownProperty {
    let index: Int
    let name: String
    let names: [String]
    private let known: KnownValues
    private let isOptional: Bool

    /// Creates a property; nil if its type does not list its values.
    init?(_ index: Int, _ label: String?, _ value: Any) {
        guard let label, let known = KnownValues(of: type(of: value)) else { return nil }
        self.index = index
        self.known = known
        name = PropertyTable.name(of: label)
        isOptional = value is any OptionalValue
        names = (isOptional ? ["nil"] : []) + known.names
    }

    /// The index of a value in ``names``; nil if it is not among them.
    func number(_ value: Any) -> Int? {
        guard isOptional else { return known.number(of: value) }
        guard let optional = value as? any OptionalValue else { return nil }
        return optional.wrapped == nil ? 0 : known.number(of: value).map { $0 + 1 }
    }
}
