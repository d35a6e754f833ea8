import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Finds the nearest ancestor with a role, and caches the result for every element that the search visits.
///
/// It is a class, because look-ups fill the cache.
final class Surroundings {
    /// The result of the search for the nearest ancestor with a role.
    enum Answer: Equatable {
        /// An ancestor with a role: the role, and the node of the ancestor.
        case role(Role, Int)
        /// No ancestor inside `body` has a role other than `generic` or `presentation`.
        case nothing
        /// The role of an ancestor cannot be determined, for example because it is a custom element or a template.
        case unknown
    }

    private let page: PageTree
    /// The cached answer for each node: the node of an ancestor with a role, or one of the negative numbers below.
    private var found: [Int32] = []

    /// The search has not reached this node yet.
    private static let unasked: Int32 = -1
    private static let nothing: Int32 = -2
    private static let unknown: Int32 = -3

    /// The tab panels of the page, and the ids of the elements that label these panels.
    lazy var tabPanels: (nodes: Set<Int>, labels: Set<Bytes>) = {
        var panels: (nodes: Set<Int>, labels: Set<Bytes>) = ([], [])
        for (node, _) in page.elements(with: .role) where RoleTable.explicit(of: node, page) == .tabpanel {
            panels.nodes.insert(node)
            panels.labels.formUnion(page.tokens(.ariaLabelledby, node))
        }
        return panels
    }()

    init(_ page: PageTree) { self.page = page }

    /// Returns the nearest ancestor with a role. If an element is owned by another element through `aria-owns`, the
    /// owner is used as its parent. Generic and presentational elements are skipped.
    func around(_ node: Int) -> Answer {
        if found.isEmpty { found = Array(repeating: Self.unasked, count: page.nodes.count) }
        var current = node
        var answer = Self.unasked
        var passed: [Int] = []
        // Ownership may be circular. Visited elements are marked as unknown, so the loop ends when it reaches one
        // again.
        while answer == Self.unasked {
            if found[current] != Self.unasked {
                answer = found[current]
                break
            }
            found[current] = Self.unknown
            passed.append(current)
            guard let next = page.roles.owners[current] ?? page.parent(current) else {
                answer = Self.nothing
                break
            }
            answer = judge(next)
            current = next
        }
        for node in passed { found[node] = answer }
        switch answer {
        case Self.nothing: return .nothing
        case Self.unknown, Self.unasked: return .unknown
        default: return RoleTable.role(of: Int(answer), page).map { .role($0, Int(answer)) } ?? .unknown
        }
    }

    /// The answer, as it is cached, if the search ends at an element; ``unasked`` if the search continues.
    private func judge(_ node: Int) -> Int32 {
        guard page.vocabularies[node] == .html else { return Self.unknown }
        switch page.names[node] {
        case .html, .body: return Self.nothing
        case .template, .slot, .noscript, .other: return Self.unknown
        default: break
        }
        switch RoleTable.role(of: node, page) {
        case .generic, .presentation: return Self.unasked
        case .some: return isRemoved(node) ? Self.unknown : Int32(node)
        case nil:
            switch page.names[node] {
            case .tr, .td, .th: return Self.unasked
            default: return Self.unknown
            }
        }
    }

    /// Whether an element may have lost its role because the table around it does not have the role of a table or grid.
    private func isRemoved(_ node: Int) -> Bool {
        switch page.names[node] {
        case .tbody, .thead, .tfoot, .caption:
            guard !page.has(.role, node), let table = page.ancestor(node, .table) else { return false }
            switch RoleTable.role(of: table, page) {
            case .table, .grid, .treegrid: return false
            default: return true
            }
        default: return false
        }
    }
}
