import VitrineSupport
import VitrineMarkup

extension AccessibleNames {
    /// The position and the state of a search for a name.
    struct Walk {
        /// The element from which the search started.
        let origin: Int
        /// The element that is being read.
        var root: Int
        /// Whether the search followed `aria-labelledby` or `aria-describedby`. It then follows neither of them again.
        var isReferenced = false
        /// Whether the search went from a control to its `label`, which it does only once.
        var isLabel = false
        /// Whether a hidden element was referenced directly, so that its contents are read although they are hidden.
        var includesHidden = false
        /// Whether to skip nested groups, such as the branches of a tree, because they belong to other names.
        var skipsGroups = false

        /// Whether the result depends only on the element, not on how the search reached it.
        var isPlain: Bool { !isReferenced && !isLabel && !includesHidden && !skipsGroups && root == origin }

        init(origin: Int, isReferenced: Bool = false) {
            self.origin = origin
            root = origin
            self.isReferenced = isReferenced
        }
    }

    /// Adds the texts of the elements whose ids are listed in a value. `reader` is the element with that value if the
    /// element is being read as part of another name, and nil if its own name or description is computed.
    func appendReferences(_ value: Bytes, _ walk: Walk, around reader: Int? = nil, _ sink: inout NameSink) {
        for id in value.split(whereSeparator: \.isHTMLSpace) {
            if sink.isDone { return }
            guard let target = page.element(withID: id) else { continue }
            // The referring element itself and elements that contain it are skipped, because they would be read
            // recursively.
            if let reader, page.descendants(target).contains(reader) || target == reader { continue }
            var inner = walk
            inner.root = target
            inner.includesHidden = page.isConcealed(target)
            sink.separate()
            appendTarget(target, inner, &sink)
            sink.separate()
        }
    }

    /// Adds a referenced element: the first of its value, `aria-label`, native name, contents and `title` that is not
    /// empty.
    private func appendTarget(_ target: Int, _ walk: Walk, _ sink: inout NameSink) {
        guard page.names[target] != .template else { return }
        var own = NameSink(collects: sink.collects)
        let attributes = NamingAttributes(page, target)
        appendValue(of: target, attributes, walk, &own)
        if !own.hasInk, let label = attributes.ariaLabel { own.append(page.value(of: label)) }
        if !own.hasInk { appendNative(target, attributes, walk, &own) }
        if !own.hasInk { appendContents(of: target, walk, &own) }
        if !own.hasInk, let title = attributes.title { own.append(page.value(of: title)) }
        if own.hasInk { sink.append(own) }
    }

    /// Adds the readable contents of an element, in a loop over the nodes that skips excluded subtrees.
    func appendContents(of root: Int, _ walk: Walk, _ sink: inout NameSink) {
        let inside = page.descendants(root)
        var node = inside.lowerBound
        var ends: [Int] = []
        let remembers = !sink.collects && walk.isPlain
        if remembers, let hasInk = remembered[root] {
            if hasInk { sink.appendInk() }
            return
        }
        var entered: [Int] = []
        var steps = 0
        while node < inside.upperBound, !sink.isDone, patience > 0 {
            patience -= 1
            steps += 1
            while let end = ends.last, node >= end {
                sink.separate()
                ends.removeLast()
            }
            switch page.document.nodes[node].kind {
            case .text: if !isClosedAway(node, walk) { sink.append(page.bytes(of: node)) }
            case .comment, .instruction: break
            case .element:
                let end = page.descendants(node).upperBound
                let isApart = Self.isApart[Int(page.names[node].rawValue)]
                if isApart { sink.separate() }
                let known = remembers && !remembered.isEmpty ? remembered[node] : nil
                if known == true { sink.appendInk() }
                guard known == nil, isEntered(node, root, walk, &sink) else {
                    if isApart { sink.separate() }
                    node = end
                    continue
                }
                if isApart, sink.collects { ends.append(end) }
                // Most searches end after a few nodes; only the results of long ones are worth remembering.
                if remembers, steps > 8 { entered.append(node) }
            }
            node += 1
        }
        if !ends.isEmpty { sink.separate() }
        guard !entered.isEmpty, sink.hasInk || patience > 0 else { return }
        // If there is something to read, it was found in the last visited node, and so in every entered element that
        // contains that node.
        for element in entered where !sink.hasInk || page.descendants(element).contains(node - 1) {
            remembered[element] = sink.hasInk
        }
    }

    /// Whether the caller should read the contents of an element. If not, the element must be skipped: either nothing
    /// in it is read, or this function has added its text.
    private func isEntered(_ node: Int, _ root: Int, _ walk: Walk, _ sink: inout NameSink) -> Bool {
        guard node != walk.origin else { return false }
        let name = page.names[node]
        switch name {
        case .script, .style, .template, .datalist, .rp, .rt, .br, .hr, .source, .track, .area, .head: return false
        default: break
        }
        let attributes = NamingAttributes(page, node)
        if !walk.includesHidden {
            if attributes.isHidden || attributes.isPopover { return false }
            if name == .dialog, !attributes.isOpen { return false }
            if isClosedAway(node, walk) { return false }
        }
        let role = role(of: node, attributes)
        if walk.skipsGroups, role?.role == "group" { return false }
        return !appendAlternative(node, attributes, role, walk, &sink)
    }

    /// Whether a node is a child of a closed `details` element but not its summary; always false if the walk also reads
    /// hidden contents.
    private func isClosedAway(_ node: Int, _ walk: Walk) -> Bool {
        let parent = Int(page.document.nodes[node].parent)
        guard parent >= 0, page.names[parent] == .details, !walk.includesHidden else { return false }
        return !page.has(.open, parent) && page.summary(of: parent) != node
    }

    /// Adds the text that represents an element in the name of another one.
    /// - Returns: false if the caller must read the contents of the element instead.
    private func appendAlternative(
        _ node: Int, _ attributes: NamingAttributes, _ role: RoleNaming?, _ walk: Walk, _ sink: inout NameSink
    ) -> Bool {
        let name = page.names[node]
        guard
            role != nil || attributes.ariaLabel != nil || attributes.labelledBy != nil || Self.isSpecial(name)
                || page.vocabularies[node] != .html || name == .other
        else { return false }
        var own = NameSink(collects: sink.collects)
        appendValue(of: node, attributes, walk, &own)
        if !own.hasInk, let value = attributes.labelledBy, !walk.isReferenced {
            var inner = walk
            inner.isReferenced = true
            appendReferences(page.value(of: value), inner, around: node, &own)
        }
        if !own.hasInk, let value = attributes.ariaLabel { own.append(page.value(of: value)) }
        if !own.hasInk, role?.isPresentational != true { appendNative(node, attributes, walk, &own) }
        if !own.hasInk, Self.isClosed(name), !(name == .img && attributes.alt != nil) {
            if let title = attributes.title { own.append(page.value(of: title)) }
            if !own.hasInk, let hint = page.value(.placeholder, node), name == .input || name == .textarea {
                own.append(hint)
            }
        }
        if own.hasInk {
            sink.separate()
            sink.append(own)
            sink.separate()
            return true
        }
        if role?.isLeaf == true || Self.isClosed(name) { return true }
        guard page.vocabularies[node] == .svg, name == .other else { return false }
        return ["title", "desc", "metadata", "style", "script", "defs", "symbol"].contains(page.elementName(node))
    }

    /// Whether elements of this name have text alternatives or values besides their contents.
    private static func isSpecial(_ name: Name) -> Bool {
        switch name {
        case .img, .input, .select, .textarea, .button, .meter, .progress, .output, .fieldset, .figure, .table, .option,
            .optgroup, .iframe, .object, .embed, .video, .audio, .svg:
            return true
        default: return false
        }
    }

    /// Whether the search skips the contents of elements of this name, even if nothing represents the element.
    private static func isClosed(_ name: Name) -> Bool {
        switch name {
        case .img, .input, .select, .textarea, .meter, .progress, .iframe, .object, .embed, .video, .audio: return true
        default: return false
        }
    }

    /// Whether spaces separate an element from the text around it, by the number of the element's name. This is true of
    /// blocks, line breaks, parts of tables, embedded content and controls.
    static let isApart: [Bool] = {
        var isApart = Array(repeating: false, count: Name.count)
        let names: [Name] = [
            .address, .article, .aside, .blockquote, .br, .button, .canvas, .caption, .dd, .details, .dialog, .div, .dl,
            .dt,
            .fieldset, .figcaption, .figure, .footer, .form, .h1, .h2, .h3, .h4, .h5, .h6, .header, .hgroup, .hr, .img,
            .input, .legend, .li, .main, .menu, .meter, .nav, .ol, .optgroup, .option, .p, .pre, .progress, .search,
            .section, .select, .summary, .svg, .table, .tbody, .td, .textarea, .tfoot, .th, .thead, .tr, .ul, .iframe,
            .object, .embed, .video, .audio,
        ]
        for name in names { isApart[Int(name.rawValue)] = true }
        return isApart
    }()
}
