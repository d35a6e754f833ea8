import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// The nearest element around another one that has a meaning, found once for every element on the way.
///
/// A class, because asking remembers.
final class Surroundings {
    /// What is around an element.
    enum Answer: Equatable {
        /// An element with a role.
        case role(Role, Int)
        /// Nothing but generic elements.
        case nothing
        /// An element with an unknown role.
        case unknown
    }

    private let page: PageTree
    /// By node: the node around it, or one of the numbers below.
    private var found: [Int32] = []

    private static let unasked: Int32 = -1
    private static let nothing: Int32 = -2
    private static let unknown: Int32 = -3

    /// The tab panels of the page, and the ids of what they are named after.
    lazy var tabPanels: (nodes: Set<Int>, labels: Set<Bytes>) = {
        var panels: (nodes: Set<Int>, labels: Set<Bytes>) = ([], [])
        for (node, _) in page.elements(with: .role) where RoleTable.explicit(of: node, page) == .tabpanel {
            panels.nodes.insert(node)
            panels.labels.formUnion(page.tokens(.ariaLabelledby, node))
        }
        return panels
    }()

    init(_ page: PageTree) { self.page = page }

    /// What is around an element. Owners count as parents; elements without a meaning of their own are looked through.
    func around(_ node: Int) -> Answer {
        if found.isEmpty { found = Array(repeating: Self.unasked, count: page.nodes.count) }
        var current = node
        var answer = Self.unasked
        var passed: [Int] = []
        // Owners may be owned in a circle: anyone who is asked about again is on the way already.
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

    /// Whether the way ends at an element, and with what; ``unasked`` where it goes on.
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

    /// Whether an element may have lost its role with the role of the table around it.
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
