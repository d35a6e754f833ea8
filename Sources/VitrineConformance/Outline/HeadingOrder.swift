import VitrineAccessibility
import VitrineMarkup

/// Checks the outline of a page: all its headings, in document order.
struct HeadingOrder {
    struct Heading {
        var node: Int
        /// The level: that in `aria-level`, or otherwise that of the element, including `headingoffset`.
        var level: Int
        /// The node of the nearest dialog or popover around the heading; -1 if there is none. An open dialog or popover
        /// has its own outline.
        var box: Int
        /// Whether the element is certainly a visible heading: it has no `role` and is not hidden. True until the order
        /// of the headings is checked.
        var isSure = true
    }

    let names: AccessibleNames
    let uses: AttributeUses
    let report: Report
    private var page: PageTree { names.page }

    func check() {
        let headings = headings()
        guard !headings.isEmpty else { return }
        var last = 0
        var tops = 0
        var mayBeWrong = false
        for heading in headings {
            if last > 0, heading.level > last + 1 { mayBeWrong = true }
            if heading.level == 1, isHeading(heading.node) { tops += 1 }
            last = heading.level
            checkText(heading)
        }
        if mayBeWrong { checkOrder(headings) }
        if tops == 0 { checkTop(headings) }
        if tops > 1 { checkTops(headings) }
    }

    private func checkText(_ heading: Heading) {
        let node = heading.node
        guard !names.hasName(node), !page.isConcealedFromOutside(node), isHeading(node) else { return }
        report.add(.headingEmpty, at: node, "\(tag(page, node)) has no text; add some, or remove the heading")
    }

    /// Whether an element in the outline is a heading for assistive technology: `h1` to `h6` may have another role.
    private func isHeading(_ node: Int) -> Bool {
        guard let role = page.value(.role, node).flatMap({ RoleNaming.first(in: $0) }) else { return true }
        return role.role == "heading" || role.isPresentational && page.keepsNativeRole(node)
    }

    /// Whether an element in the outline is a heading of the page itself: it is a heading for assistive technology, is
    /// not hidden, and is not in a dialog or popover.
    private func isInPage(_ heading: Heading) -> Bool {
        heading.box < 0 && isHeading(heading.node) && !page.isConcealedFromOutside(heading.node)
    }

    /// Reports headings that skip a level. A heading is compared with the previous one. If that one is not certainly a
    /// visible heading, or belongs to another dialog or popover, the headings before it are also considered, up to the
    /// nearest one for which neither is the case, and the heading is valid if it may follow any of them.
    private func checkOrder(_ found: [Heading]) {
        var headings = found
        for index in headings.indices {
            let node = headings[index].node
            headings[index].isSure = !page.has(.role, node) && !page.isConcealedFromOutside(node)
        }
        for index in headings.indices.dropFirst() where headings[index].isSure {
            let heading = headings[index]
            guard heading.level > headings[index - 1].level + 1 else { continue }
            // In a gallery, the heading before the first heading of a component may belong to another component or to
            // the gallery's page. The component may be used elsewhere, so the two levels are not compared.
            if report.judgesComponentsApart,
                component(around: heading.node) != component(around: headings[index - 1].node)
            {
                continue
            }
            let candidates = headings[..<index].reversed().prefix(Self.patience)
            var lead = headings[index - 1]
            var isDecided = candidates.count == index
            for candidate in candidates {
                if candidate.level > lead.level { lead = candidate }
                isDecided = isDecided || candidate.isSure && (candidate.box < 0 || candidate.box == heading.box)
                if candidate.isSure, candidate.box < 0 || candidate.box == heading.box { break }
            }
            guard isDecided, heading.level > lead.level + 1 else { continue }
            let skipped = heading.level - lead.level - 1
            report.add(
                .headingSkipped, at: heading.node,
                """
                \(describe(heading)) follows \(describe(lead)) and skips \(skipped == 1
                    ? "a level" : "\(skipped) levels"); expected level \(lead.level + 1)
                """)
        }
    }

    /// Returns the outermost component around a node; nil if there is none.
    private func component(around node: Int) -> Int? {
        var found: Int?
        var current = node
        while current >= 0 {
            if page.isComponent(current) { found = current }
            current = Int(page.document.nodes[current].parent)
        }
        return found
    }

    /// The highest level. `aria-level` can be any number, so calculations could overflow without a limit.
    private static let highest = 1_000_000

    /// The maximum number of previous headings that a heading is compared with.
    private static let patience = 64

    private func describe(_ heading: Heading) -> String {
        let name = tag(page, heading.node)
        return name == "<h\(heading.level)>" ? name : "\(name) of level \(heading.level)"
    }

    /// Whether the page is excluded from search engines, and therefore probably shown only inside other pages.
    private var isPart: Bool {
        page.elements(.meta).contains { meta in
            page.keyword(.name, meta) == "robots"
                && page.string(.content, meta)?.lowercased().split(whereSeparator: { ", ".contains($0) })
                    .contains { $0 == "noindex" || $0 == "none" } == true
        }
    }

    private func checkTop(_ headings: [Heading]) {
        guard !isPart, let first = headings.first(where: isInPage) else { return }
        report.add(
            .headingTopMissing, at: first.node,
            "no heading has level 1: the first one is \(describe(first)); "
                + "give level 1 to the heading that says what the page is about")
    }

    private func checkTops(_ headings: [Heading]) {
        let tops = headings.filter { $0.level == 1 && isInPage($0) }
        guard tops.count > 1 else { return }
        report.add(
            .headingTopRepeated, at: tops[1].node,
            "\(tops.count) headings have level 1; use level 1 only once, for what the page is about")
    }
}

// MARK: - Finding headings

extension HeadingOrder {
    /// Returns all headings outside of templates, with their levels.
    private func headings() -> [Heading] {
        let hasBoxes = uses.contains(.popover) || page.hasElement(.dialog)
        if hasBoxes || page.hasElement(.template) || page.hasAttribute(.ariaLevel)
            || !uses.isDisjoint(with: [.role, .headingOffset])
        {
            return headingsInBoxes(hasBoxes)
        }
        var headings: [Heading] = []
        var isSorted = true
        for (level, name) in [Name.h1, .h2, .h3, .h4, .h5, .h6].enumerated() {
            for node in page.elements(name) {
                if let last = headings.last, last.node > node { isSorted = false }
                headings.append(Heading(node: node, level: level + 1, box: -1))
            }
        }
        if !isSorted { headings.sort { $0.node < $1.node } }
        return headings
    }

    /// Returns the same as ``headings()`` for pages with dialogs, popovers, templates, roles, `aria-level` or heading
    /// offsets.
    private func headingsInBoxes(_ hasBoxes: Bool) -> [Heading] {
        var headings: [Heading] = []
        var boxes: [Int] = []
        let hasRoles = uses.contains(.role)
        var node = 0
        let end = page.nodes.upperBound
        while node < end {
            let name = page.names[node]
            if name == .template {
                node = page.descendants(node).upperBound
                continue
            }
            if hasBoxes {
                while let box = boxes.last, node >= page.descendants(box).upperBound { boxes.removeLast() }
                if name == .dialog || uses.contains(.popover) && page.isElement(node) && page.has(.popover, node) {
                    boxes.append(node)
                }
            }
            if let level = level(node, name, hasRoles) {
                headings.append(Heading(node: node, level: level, box: boxes.last ?? -1))
            }
            node += 1
        }
        return headings
    }

    private func level(_ node: Int, _ name: Name, _ hasRoles: Bool) -> Int? {
        if !(Name.h1.rawValue...Name.h6.rawValue).contains(name.rawValue) {
            guard hasRoles, page.isElement(node), let role = page.value(.role, node),
                RoleNaming.first(in: role)?.role == "heading"
            else { return nil }
        }
        return min(page.headingLevel(node, hasOffsets: uses.contains(.headingOffset)), Self.highest)
    }
}
