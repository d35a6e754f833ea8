import VitrineComponents

/// Which of a gallery's own components have a story, and which values of their properties the stories show, as far as
/// types reveal them. Ready-made components are left out.
package struct Coverage: Sendable {
    /// A property with values that no story shows.
    struct Gap: Sendable {
        /// The index of the component in ``SitePlan/components``.
        var component: Int
        var property: String
        /// The values that no story shows, in Swift syntax.
        var values: [String]
        /// The place of the component's first story, next to which another can be written.
        var place: SourcePlace
    }

    /// A property whose type is an enum that is not `CaseIterable`, or an optional of one, so its values are unknown.
    struct Unknown: Sendable {
        var component: Int
        var property: String
        var type: String
    }

    /// The number of the gallery's own components.
    package private(set) var components = 0
    /// The number of values that the properties of components with a story can have, not counting those of unknown
    /// properties.
    package private(set) var values = 0
    /// The indices in ``SitePlan/components`` of the gallery's own components without a story.
    private(set) var withoutStory: [Int] = []
    /// Properties with values that no story shows.
    private(set) var gaps: [Gap] = []
    /// Properties whose possible values are unknown.
    private(set) var unknown: [Unknown] = []
    /// The components and values that no story shows, with file and line: `Shop.swift:12: no story shows Badge`.
    package private(set) var missing: [String] = []

    /// The number of components that have a story.
    package var shownComponents: Int { components - withoutStory.count }
    /// The number of values that stories show.
    package var shownValues: Int { values - gaps.reduce(0) { $0 + $1.values.count } }

    /// The share of all components and values that stories show, in percent, rounded down; 100 if there is nothing to
    /// show.
    package var percent: Int {
        let all = components + values
        return all == 0 ? 100 : (shownComponents + shownValues) * 100 / all
    }

    init() {}

    /// Computes the coverage of a plan from its stories.
    init(_ plan: SitePlan) {
        for (number, page) in plan.components.enumerated() where !page.entry.isBuiltIn {
            components += 1
            if page.stories.isEmpty {
                withoutStory.append(number)
                missing.append("\(page.entry.place): no story shows \(page.entry.name)")
            } else {
                addProperties(of: page, number, plan)
            }
        }
    }

    private mutating func addProperties(of page: SitePlan.ComponentPage, _ number: Int, _ plan: SitePlan) {
        guard let first = page.stories.first, let example = plan.component(of: plan.stories[first]) else { return }
        var properties = Mirror(reflecting: example).children.map { Property($0.label, $0.value) }
        for story in page.stories where properties.contains(where: { $0 != nil && $0?.isShown != true }) {
            guard let component = plan.component(of: plan.stories[story]) else { continue }
            for (index, child) in Mirror(reflecting: component).children.enumerated()
            where properties.indices.contains(index) {
                properties[index]?.see(child.value)
            }
        }
        for property in properties.compactMap(\.self) {
            guard let known = property.known else {
                unknown.append(Unknown(component: number, property: property.name, type: property.type))
                continue
            }
            values += known.names.count
            let hidden = known.names.indices.filter { !property.seen.contains($0) }.map { known.names[$0] }
            guard !hidden.isEmpty else { continue }
            let place = plan.stories[first].place
            gaps.append(Gap(component: number, property: property.name, values: hidden, place: place))
            let list = hidden.joined(separator: ", ")
            missing.append("\(place): no story shows \(page.entry.name) with \(property.name) \(list)")
        }
    }
}

extension Coverage {
    /// A property of a component, with the values that the stories examined so far show.
    private struct Property {
        let name: String
        let type: String
        /// The possible values; nil if the type is an enum that does not list its cases.
        let known: KnownValues?
        var seen: Set<Int> = []

        /// Creates a property; nil if its type is not an enum, `Bool` or an optional of one of these. The result is
        /// also nil for an optional without a value whose enum does not list its cases.
        init?(_ label: String?, _ value: Any) {
            guard let label else { return nil }
            known = KnownValues(of: Swift.type(of: value))
            guard known != nil || KnownValues.isCase((value as? any OptionalValue)?.wrapped ?? value) else {
                return nil
            }
            name = PropertyTable.name(of: label)
            type = PropertyTable.typeName(Swift.type(of: value))
        }

        /// Whether stories show all known values of the property.
        var isShown: Bool { known.map { seen.count == $0.names.count } ?? true }

        mutating func see(_ value: Any) {
            if let number = known?.number(of: value) { seen.insert(number) }
        }
    }
}
