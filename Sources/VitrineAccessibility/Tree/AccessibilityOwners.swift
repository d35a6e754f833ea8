import VitrineMarkup

/// The effect of `aria-owns`: elements are announced as children of the element that refers to them, wherever they are
/// in the markup.
struct AccessibilityOwners {
    private var owners: [Int: Int] = [:]
    private var ownedBy: [Int: [Int]] = [:]

    /// The maximum number of owners in the chain above an owner; if there are already more, its `aria-owns` is ignored.
    /// It limits the time of the search; ``AccessibilityReading/Context/limit`` limits how deep the tree becomes.
    private static let depth = 8

    init(_ page: PageTree) {
        let number = UInt32(Name.ariaOwns.rawValue)
        guard page.document.attributes.contains(where: { $0.name == number }) else { return }
        for node in page.nodes where page.isElement(node) {
            for id in page.tokens(.ariaOwns, node) {
                guard let target = page.element(withID: id), owners[target] == nil, isFree(target, node, page) else {
                    continue
                }
                owners[target] = node
                ownedBy[node, default: []].append(target)
            }
        }
    }

    /// Whether `owner` may own an element: the element must not be the owner or one of its ancestors, and the chain of
    /// owners above `owner` must not be too long. In this search, the owner of an element replaces its parent.
    private func isFree(_ target: Int, _ owner: Int, _ page: PageTree) -> Bool {
        var current = Optional(owner)
        var hops = 0
        while let element = current {
            if element == target { return false }
            if let next = owners[element] {
                hops += 1
                if hops > Self.depth { return false }
                current = next
            } else {
                current = page.parent(element)
            }
        }
        return true
    }

    /// The element that owns a node through `aria-owns`; nil if none does.
    func owner(of node: Int) -> Int? { owners.isEmpty ? nil : owners[node] }

    /// The elements that an element owns, in the order of its `aria-owns`.
    func owned(by node: Int) -> [Int] { ownedBy.isEmpty ? [] : ownedBy[node] ?? [] }
}
