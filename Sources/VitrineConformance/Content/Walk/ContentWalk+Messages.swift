import VitrineSupport
import VitrineMarkup

/// Reports children that are missing, or not allowed in their places.
extension ContentWalk {
    /// Returns the tag of an open element for a message. The parent of the root has no tag, but no message mentions it,
    /// because it accepts anything; another rule requires the root to be `html`.
    func outer(_ element: WalkedElement) -> String {
        element.node < 0 ? "the page" : tag(page, Int(element.node))
    }

    /// Reports a child that is not allowed anywhere in its parent. In each parent, only the first text is reported.
    mutating func refuse(_ node: Int, _ kind: Kind) {
        let parent = open.count - 1
        if kind != .text {
            report.add(.childNotAllowed, at: node, refusal(node, kind))
        } else if !open[parent].hasWrongText {
            open[parent].hasWrongText = true
            report.add(.textNotAllowed, at: node, refusalOfText(node))
        }
    }

    private func refusal(_ node: Int, _ kind: Kind) -> String {
        let parent = open.count - 1
        let place = "\(tag(page, node)) is not allowed in \(outer(open[parent]))"
        // An element that belongs neither to flow nor to phrasing content is allowed only in certain parents, which the
        // message lists.
        let general = UInt64(1) << UInt64(models.flowSet) | UInt64(1) << UInt64(models.phrasingSet)
        let parents = models.parentsOfKind[Int(kind.number)]
        if models.setsOfKind[Int(kind.number)] & general == 0, !parents.isEmpty {
            return "\(place); it is only allowed in \(list(parents, "and"))"
        }
        return "\(place), which \(mayHold(parent))"
    }

    private func refusalOfText(_ node: Int) -> String {
        let parent = open.count - 1
        let text = page.bytes(of: node).drop { $0.isHTMLSpace }
        return "the text \(quoted(text)) is not allowed in \(outer(open[parent])), which \(mayHold(parent))"
    }

    func refuseRepeated(_ node: Int) {
        let parent = open.count - 1
        report.add(
            .childRepeated, at: node,
            "duplicate \(tag(page, node)) in \(outer(open[parent])), which \(mayHold(parent))")
    }

    /// Reports a misplaced child when its parent, the innermost open element, ends.
    func reportMisplaced(_ element: WalkedElement) {
        let node = Int(element.misplaced)
        let what = page.isElement(node) ? tag(page, node) : "text"
        report.add(
            .childOrder, at: node,
            "\(what) is in the wrong place in \(outer(element)), which \(mayHold(open.count - 1))"
        )
    }

    /// Reports that the innermost open element ends without its required children.
    func reportMissing(_ element: WalkedElement) {
        report.add(.childMissing, at: Int(element.node), "\(lacks(element)) is missing in \(outer(element))")
    }

    private func lacks(_ element: WalkedElement) -> String {
        let row = models.table.rows[Int(models.variants[Int(element.variant)].row)]
        let automaton = models.automata[Int(element.model - ContentModels.firstAutomaton)]
        let kinds = automaton.sets.indices.filter { element.state >> UInt32($0) & 1 == 1 }
            .flatMap { automaton.sets[$0].kinds }
        let names = kinds.compactMap { models.table.name($0) }
        // A `ruby` whose last annotation is complete, except for the `rp` after it.
        if names == [.rp] { return "an <rp> after the last <rt>" }
        // A `dl`, or a `div` in it, whose last group has a `dt` but no `dd`.
        if names.contains(.dd) { return "a <dd> after the last <dt>" }
        return models.table.lacks[row.cell] ?? list(names, "or")
    }

    /// Describes the content of an open element, in words that follow “which”, such as “may contain text only” or “must
    /// be empty”.
    private func mayHold(_ index: Int) -> String {
        let content = holds(index)
        let nothing = "nothing"
        return content.hasPrefix(nothing)
            ? "must be empty\(content.dropFirst(nothing.count))" : "may contain \(content)"
    }

    /// Describes the content of an open element, in words that follow “may contain”.
    private func holds(_ index: Int) -> String {
        let element = open[index]
        guard element.variant >= 0 else { return set(element.model) }
        let variant = models.variants[Int(element.variant)]
        if variant.model == ContentModels.transparent {
            // The nearest ancestor that is not transparent determines its content model.
            let outer = open[..<index].lastIndex {
                $0.variant < 0 || models.variants[Int($0.variant)].model != ContentModels.transparent
            }
            guard let outer, open[outer].node >= 0 else { return set(element.model) }
            return "the same as the \(self.outer(open[outer])) around it: \(set(element.model))"
        }
        guard variant.row != .max else { return set(element.model) }
        let row = models.table.rows[Int(variant.row)]
        return models.table.holds[row.cell] ?? set(variant.model)
    }

    private func set(_ number: UInt8) -> String {
        switch number {
        case models.flowSet: return "flow content only"
        case models.phrasingSet: return "phrasing content only"
        default: break
        }
        guard Int(number) < models.sets.count else { return "something else" }
        let found = models.sets[Int(number)]
        if found == KindSet() { return "nothing" }
        if found == KindSet([.text]) { return "text only" }
        if found.contains(.text) { return "phrasing content only" }
        return list(found.kinds.compactMap { models.table.name($0) }, "and") + " only"
    }

    private func list(_ names: [Name], _ last: String) -> String {
        let tags = names.map { "<\($0.spelling)>" }
        guard tags.count > 1, let end = tags.last else { return tags.first ?? "something" }
        return tags.dropLast().joined(separator: ", ") + " \(last) " + end
    }
}
