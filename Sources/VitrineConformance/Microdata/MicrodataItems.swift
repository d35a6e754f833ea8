import VitrineMarkup
import VitrineSupport

/// Checks the microdata items of a page, their properties, and the elements that they refer to.
struct MicrodataItems {
    private let page: PageTree
    /// The existing elements that each item refers to with `itemref`.
    private var targets: [Int: [Int]] = [:]
    /// The items with `itemref`, in document order.
    private var referring: [Int] = []
    /// Items with a redundant reference, which has been reported. They are not checked for cycles.
    private var faulty: Set<Int> = []

    init(_ page: PageTree) { self.page = page }

    private func isItem(_ node: Int) -> Bool { page.has(.itemscope, node) }

    // MARK: - References

    mutating func checkReferences(_ report: Report) {
        for (item, attribute) in page.elements(with: .itemref)
        where isItem(item) && page.ancestor(item, .template) == nil {
            var found: [Int] = []
            for id in page.tokens(.itemref, item) {
                if let target = page.element(withID: id) {
                    if !found.contains(target) { found.append(target) }
                } else {
                    report.add(
                        .itemrefMissing, at: item, attribute: attribute,
                        "“itemref” of \(tag(page, item)) refers to \(quoted(id)), but no element of the page has this id"
                    )
                }
                // A real list of properties does not have more than 256 references, and following them all would be
                // slow.
                if found.count > 256 { break }
            }
            targets[item] = found
            referring.append(item)
            guard let twice = redundant(item, found) else { continue }
            faulty.insert(item)
            let contains = page.descendants(twice).contains(item)
            let problem = contains ? "contains the item" : "already belongs to the item"
            report.add(
                .itemrefRedundant, at: item, attribute: attribute,
                """
                “itemref” of \(tag(page, item)) refers to \(quoted(page.value(.id, twice) ?? [])), which \(twice == item
                    ? "is the item itself" : problem)
                """)
        }
    }

    /// Returns a referenced element that is the item itself, already belongs to the item without the reference, or
    /// contains the item; nil if there is none. An element that contains the item is returned only if it is not an item
    /// and no item is between the two; ``checkCycles(_:)`` reports cycles through other items.
    private func redundant(_ item: Int, _ found: [Int]) -> Int? {
        let targets = Set(found)
        for target in found {
            if target == item { return target }
            var current = page.parent(target)
            while let node = current {
                if node == item { return target }
                if targets.contains(node), !isItem(node) { return target }
                if isItem(node) { break }
                current = page.parent(node)
            }
        }
        // If the item refers to one of its ancestors inside the nearest outer item, it would contain itself.
        var current = page.parent(item)
        while let node = current {
            if isItem(node) { return nil }
            if targets.contains(node) { return node }
            current = page.parent(node)
        }
        return nil
    }

    // MARK: - Properties

    func checkProperties(_ report: Report) {
        var reached = Array(repeating: false, count: targets.isEmpty ? 0 : page.nodes.count)
        for item in referring {
            for target in targets[item] ?? [] where !reached[target] { reach(target, &reached) }
        }
        // Whether there is an item around an element is the same for all children of its parent, so it is cached by
        // parent.
        var isInside: [Int: Bool] = [:]
        for (node, attribute) in page.elements(with: .itemprop) {
            if !reached.isEmpty, reached[node] { continue }
            guard !hasItem(around: node, &isInside), page.ancestor(node, .template) == nil else { continue }
            let names = page.tokens(.itemprop, node).map { quoted($0) }
            // The rule for attribute values reports an empty list.
            guard !names.isEmpty else { continue }
            let isOne = names.count == 1
            report.add(
                .itempropAlone, at: node, attribute: attribute,
                """
                the \(isOne ? "property" : "properties") \(names.joined(last: "and")) of \(tag(page, node)) \
                \(isOne ? "belongs" : "belong") to no item; put \(tag(page, node)) in an element with “itemscope”, or \
                add its id to the “itemref” of an item
                """)
        }
    }

    private func reach(_ target: Int, _ reached: inout [Bool]) {
        reached[target] = true
        guard !isItem(target) else { return }
        var node = target + 1
        let end = page.descendants(target).upperBound
        while node < end {
            if reached[node] {
                node = page.descendants(node).upperBound
                continue
            }
            reached[node] = true
            node = page.isElement(node) && isItem(node) ? page.descendants(node).upperBound : node + 1
        }
    }

    private func hasItem(around node: Int, _ known: inout [Int: Bool]) -> Bool {
        guard let parent = page.parent(node) else { return false }
        if let answer = known[parent] { return answer }
        let answer = page.ancestors(node).contains { isItem($0) }
        known[parent] = answer
        return answer
    }

    // MARK: - Cycles

    /// Reports items that contain themselves through other items; ``checkReferences(_:)`` reports those that contain
    /// themselves directly. The search follows properties that are items, and references. A referenced element is a
    /// separate step of the search, so that it is searched only once even if several items refer to it.
    func checkCycles(_ report: Report) {
        enum State { case open, done }
        var states: [Int: State] = [:]
        for start in referring where states[start] == nil {
            states[start] = .open
            var path = [(step: start, next: steps(from: start)[...])]
            while let last = path.last {
                guard let next = last.next.first else {
                    states[last.step] = .done
                    path.removeLast()
                    continue
                }
                path[path.count - 1].next = last.next.dropFirst()
                switch states[next] {
                case .done: continue
                case .open:
                    // A cycle needs at least one reference, so an item on the path has `itemref`.
                    let item = path.last { targets[$0.step] != nil }?.step ?? next
                    report.add(
                        .itemrefCycle, at: item, attribute: page.attribute(.itemref, item),
                        "“itemref” of \(tag(page, item)) leads back to the same element, so the item contains itself")
                case nil:
                    states[next] = .open
                    path.append((next, steps(from: next)[...]))
                }
            }
        }
    }

    /// Returns the next steps of the search from an item or a referenced element: the properties inside it that are
    /// items, and the elements that it refers to. Items that are not properties are left out.
    private func steps(from start: Int) -> [Int] {
        guard !faulty.contains(start) else { return [] }
        var found = (targets[start] ?? []).filter { !isItem($0) || page.has(.itemprop, $0) }
        var node = start + 1
        let end = page.descendants(start).upperBound
        while node < end {
            if page.isElement(node), isItem(node) {
                if page.has(.itemprop, node) { found.append(node) }
                node = page.descendants(node).upperBound
            } else {
                node += 1
            }
        }
        return found
    }
}
