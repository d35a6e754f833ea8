import VitrineSupport

/// Checks for content that an element must not have, at any depth.
extension ContentWalk {
    /// Checks an element to which exclusions of its ancestors may apply, and reports it if one does.
    /// - Parameter bits: the exclusions that may apply.
    /// - Returns: the exclusions that apply, as bits.
    mutating func judgeExclusions(_ node: Int, _ kind: Kind, _ bits: UInt32) -> UInt32 {
        // A button that is a child of a `select` is part of that control, and the `select` itself is checked.
        if kind == Special.buttonKind, open[open.count - 1].kind == Special.selectKind { return 0 }
        var rest = bits
        var hits: UInt32 = 0
        while rest != 0 {
            let index = rest.trailingZeroBitCount
            rest &= rest - 1
            if excludes(models.exclusions[index], node, kind) { hits |= 1 << UInt32(index) }
        }
        if hits != 0 { reportExcluded(node, kind, hits) }
        return hits
    }

    private mutating func excludes(_ exclusion: Exclusion, _ node: Int, _ kind: Kind) -> Bool {
        if let condition = exclusion.members[kind], condition.holds(page, node) {
            return !(exclusion.refusesLabelable && kind != Special.labelKind && isLabelled(node))
        }
        return exclusion.refusesTabindex && page.has(.tabindex, node)
    }

    /// Returns whether a control is the one that the label around it is for: the control with the id in `for` or,
    /// without `for`, the first control in the label. True if there is no label.
    private mutating func isLabelled(_ node: Int) -> Bool {
        guard let label = open.lastIndex(where: { $0.kind == Special.labelKind }) else { return true }
        if let target = page.value(.for, Int(open[label].node)) { return page.value(.id, node) == target }
        defer { open[label].isTaken = true }
        return !open[label].isTaken
    }

    private func reportExcluded(_ node: Int, _ kind: Kind, _ hits: UInt32) {
        guard
            let outer = open.last(where: { $0.variant >= 0 && models.variants[Int($0.variant)].forbids & hits != 0 })
        else { return }
        let own = models.variants[Int(outer.variant)].forbids & hits
        let exclusion = models.exclusions[own.trailingZeroBitCount]
        let (inner, around) = (tag(page, node), self.outer(outer))
        let isMember = exclusion.members[kind].map { $0.holds(page, node) } ?? false
        if exclusion.refusesLabelable, kind != Special.labelKind {
            let target = page.value(.for, Int(outer.node))
            report.add(
                .labelControls, at: node,
                target.map { "\(inner) is in a <label> whose “for” is \(quoted($0)), not the id of this \(inner)" }
                    ?? "\(inner) is not the first control in its <label>, which can label only one; move it out")
        } else if !isMember {
            report.add(
                .nestedInteractive, at: node,
                "\(inner) has “tabindex”, which is not allowed in \(around)")
        } else if exclusion.refusesInteractive, models.interactive.contains(kind) {
            report.add(
                .nestedInteractive, at: node,
                "\(inner)\(reason(exclusion.members[kind])) is not allowed in \(around), which must not contain interactive content"
            )
        } else {
            report.add(
                .descendantNotAllowed, at: node,
                "\(inner)\(reason(exclusion.members[kind])) is not allowed in \(around), at any depth")
        }
    }

    private func reason(_ condition: Condition?) -> String {
        guard case .has(let name) = condition else { return "" }
        return " with “\(name.spelling)”"
    }
}
