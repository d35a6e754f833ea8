/// Inline elements: a link added around a word does not change the text, although the nodes are different.
extension TreeMatching {
    /// An inline element whose extent changed: the text is the same, but the element contains a different part of it
    /// than before.
    struct Extent: Hashable {
        var old: Int
        var new: Int
    }

    /// Returns a list of changes to the inline elements of a parent, to be used instead of `list`. It contains the
    /// elements at every depth, except for those inside atomic elements. Returns nil if `list` has no added or removed
    /// nodes and no texts that differ, if the parent has no ``InlineContent`` or keeps all whitespace, if its text
    /// differs, or if no inline element was added, was removed or has a different extent than before.
    mutating func inlineList(of parent: (old: Int, new: Int), instead list: ChildList) -> ChildList? {
        guard parent.old >= 0, parent.new >= 0 else { return nil }
        guard !list.removed.isEmpty || list.children.contains(where: { $0.old == nil }) || changesText(list) else {
            return nil
        }
        guard hasElements(list) else { return nil }
        guard !new.nodes[parent.new].isVerbatim, !old.nodes[parent.old].isVerbatim,
            let before = InlineContent(of: parent.old, in: old), let after = InlineContent(of: parent.new, in: new),
            before.text == after.text, !(before.parts.isEmpty && after.parts.isEmpty)
        else { return nil }
        var result = ChildList(parent: parent)
        var left = before.parts
        var come: [InlineContent.Part] = after.parts
        // Elements that contain the same words are paired: first equal ones, then those with the same name and
        // component, then any others. Equal ones come first because several elements without words, such as buttons,
        // may be in one place.
        for likeness in Likeness.allCases {
            come.removeAll { part in
                let place = left.firstIndex { $0.range == part.range && isLike($0.node, part, likeness) }
                guard let place else { return false }
                result.children.append((part.node, left[place].node))
                left.remove(at: place)
                return true
            }
        }
        var extents: [Extent] = []
        come.removeAll { part in
            guard !part.range.isEmpty,
                let place = left.firstIndex(where: { !$0.range.isEmpty && hasSameTag($0.node, part.node) })
            else { return false }
            extents.append(Extent(old: left[place].node, new: part.node))
            result.children.append((part.node, left[place].node))
            left.remove(at: place)
            return true
        }
        guard !come.isEmpty || !left.isEmpty || !extents.isEmpty else { return nil }
        self.extents.formUnion(extents)
        for part in come {
            result.children.append((part.node, nil))
            if !part.range.isEmpty { wrappers.new.insert(part.node) }
        }
        for part in left {
            result.removed.append(part.node)
            if !part.range.isEmpty { wrappers.old.insert(part.node) }
        }
        result.children.sort { $0.new < $1.new }
        return result
    }

    /// Returns whether there is an element on either side; without one, only texts can differ.
    private func hasElements(_ list: ChildList) -> Bool {
        list.children.contains { child, origin in
            !new.nodes[child].isText || origin.map { !old.nodes[$0].isText } ?? false
        } || list.removed.contains { !old.nodes[$0].isText }
    }

    /// Returns whether a list pairs texts that differ, so that words may have moved into an adjacent element.
    private func changesText(_ list: ChildList) -> Bool {
        list.children.contains { child, origin in
            guard let origin, new.nodes[child].name == nil else { return false }
            return old.nodes[origin].hash != new.nodes[child].hash
        }
    }

    /// What two elements that contain the same words must have in common to be paired.
    private enum Likeness: CaseIterable {
        case everything, name, words
    }

    private func isLike(_ oldNode: Int, _ part: InlineContent.Part, _ likeness: Likeness) -> Bool {
        switch likeness {
        case .everything: old.nodes[oldNode].hash == new.nodes[part.node].hash
        case .name: old.nodes[oldNode].label == new.nodes[part.node].label
        case .words: !part.range.isEmpty
        }
    }

    private func hasSameTag(_ oldNode: Int, _ newNode: Int) -> Bool {
        old.nodes[oldNode].name == new.nodes[newNode].name
            && old.nodes[oldNode].attributes == new.nodes[newNode].attributes
    }
}
