import VitrineSupport
import VitrineMarkup

/// Finds what assistive technology announces on a page, in one walk and in linear time.
struct AccessibilityReading {
    let page: PageTree
    let names: AccessibleNames
    private let owners: AccessibilityOwners
    let memo = AccessibilityMemo()
    let hasHeadingOffsets: Bool
    private(set) var tree = AccessibilityTree()
    /// The text that is being joined from consecutive inline texts.
    private var run: [UInt8] = []
    private var runSource = 0
    private var hasPendingSpace = false
    /// The number of nodes that may be visited for names and descriptions; 16 bytes of a name or description cost as
    /// much as one node. Without a limit, a page with many references to the same large text would take quadratic time.
    private let budget: Int
    /// The cost of the bytes of all names and descriptions so far.
    private var written = 0

    /// Whether names and descriptions have cost so much that no others are computed.
    var isSpent: Bool { names.spent + written >= budget }

    /// The state that an element inherits from the elements around it.
    struct Context {
        /// The index of the tree node that contains the element; -1 at the top.
        var parent = -1
        /// Whether an ancestor disables controls.
        var isDisabled = false
        /// Whether the element was reached by `aria-owns`.
        var isAdopted = false
        /// The number of elements that contain the element.
        var depth = 0

        /// The maximum number of levels. The parsers create at most 512 levels, but `aria-owns` may add more, and each
        /// level takes stack space.
        static let limit = 512
    }

    init(_ page: PageTree) {
        self.page = page
        names = AccessibleNames(page)
        owners = AccessibilityOwners(page)
        let number = UInt32(Name.headingoffset.rawValue)
        hasHeadingOffsets = page.document.attributes.contains { $0.name == number }
        budget = 4096 + 64 * page.nodes.count + page.document.text.count / 4
    }

    mutating func read() {
        var node = 0
        while node < page.nodes.upperBound {
            add(node, Context())
            node = page.descendants(node).upperBound
        }
        endRun(-1)
    }

    private mutating func add(_ node: Int, _ context: Context) {
        switch page.document.nodes[node].kind {
        case .text: addText(node)
        case .comment, .instruction: break
        case .element:
            guard context.isAdopted || owners.owner(of: node) == nil else { return }
            addElement(node, context)
        }
    }

    private mutating func addElement(_ node: Int, _ context: Context) {
        let name = page.names[node]
        if name == .br { hasPendingSpace = true }
        guard !isLeftOut(node) else { return }
        guard let role = role(of: node) else {
            let isApart = AccessibleNames.isApart[Int(name.rawValue)] || isDrawnText(node)
            if isApart { endRun(context.parent) }
            addInside(node, context)
            if isApart { endRun(context.parent) }
            return
        }
        endRun(context.parent)
        let place = tree.nodes.count
        var found = AccessibilityTree.Node(role: role.name, parent: context.parent, end: place + 1, source: node)
        var inside = context
        inside.parent = place
        name == .html ? nameDocument(&found, node) : giveName(&found, node)
        let states = AccessibilityStates(self, node, role.name, isDisabled: context.isDisabled)
        found.states = states.all
        found.value = states.value
        tree.nodes.append(found)
        guard !role.isLeaf else { return }
        addInside(node, inside)
        endRun(place)
        tree.nodes[place].end = tree.nodes.count
    }

    private mutating func addInside(_ node: Int, _ context: Context) {
        var inside = context
        inside.isAdopted = false
        inside.depth += 1
        guard inside.depth < Context.limit else {
            tree.isCut = true
            return
        }
        let name = page.names[node]
        var summary: Int?
        var legend: Int?
        if name == .details, !page.has(.open, node) { summary = memo.summary(of: node, page) ?? -1 }
        if name == .fieldset, page.has(.disabled, node), !inside.isDisabled {
            inside.isDisabled = true
            legend = page.legend(of: node)
        } else if name == .optgroup, page.has(.disabled, node) {
            inside.isDisabled = true
        } else if page.value(.ariaDisabled, node)?.equals(ignoringCase: "true") ?? false {
            inside.isDisabled = true
        }
        for child in page.children(node) where summary == nil || child == summary {
            var here = inside
            if child == legend { here.isDisabled = context.isDisabled }
            add(child, here)
        }
        inside.isAdopted = true
        for owned in owners.owned(by: node) {
            endRun(inside.parent)
            add(owned, inside)
        }
    }

    // MARK: - Names

    private mutating func giveName(_ found: inout AccessibilityTree.Node, _ node: Int) {
        guard !isSpent else {
            tree.isCut = true
            return
        }
        if let name = names.name(of: node) {
            found.name = name.text
            found.isNamedByContents = name.source == .contents
        }
        if mayBeDescribed(node) { found.description = names.description(of: node) ?? "" }
        written += (found.name.utf8.count + found.description.utf8.count) / 16 + 1
    }

    private func mayBeDescribed(_ node: Int) -> Bool {
        switch page.names[node] {
        case .table, .svg, .input: return true
        default:
            return page.has(.title, node) || page.has(.ariaDescribedby, node) || page.has(.ariaDescription, node)
        }
    }

    private func nameDocument(_ found: inout AccessibilityTree.Node, _ root: Int) {
        let title = page.elements(.title).first { title in page.parent(title).map { page.names[$0] } == .head }
        guard let title else { return }
        var sink = NameSink(collects: true)
        sink.append(textOf: page, title)
        found.name = sink.text
        found.isNamedByContents = true
    }

    // MARK: - Texts

    private mutating func addText(_ node: Int) {
        for byte in page.bytes(of: node) {
            if byte.isHTMLSpace {
                hasPendingSpace = true
                continue
            }
            if run.isEmpty {
                runSource = node
            } else if hasPendingSpace {
                run.append(0x20)
            }
            hasPendingSpace = false
            run.append(byte)
        }
    }

    private mutating func endRun(_ parent: Int) {
        hasPendingSpace = false
        guard !run.isEmpty else { return }
        let place = tree.nodes.count
        var found = AccessibilityTree.Node(
            role: AccessibilityTree.text, parent: parent, end: place + 1, source: runSource)
        found.value = String(decoding: run, as: UTF8.self)
        run.removeAll(keepingCapacity: true)
        tree.nodes.append(found)
    }
}
