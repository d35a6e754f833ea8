import VitrineMarkup

/// The attributes of an element that affect its name, found in one pass. The properties of type `Int` are indices of
/// attributes in the document.
package struct NamingAttributes {
    private(set) var role: Int?
    private(set) var ariaLabel: Int?
    private(set) var labelledBy: Int?
    private(set) var title: Int?
    private(set) var alt: Int?
    private(set) var value: Int?
    private(set) var type: Int?
    /// Whether the element and its contents are hidden from assistive technology by `hidden`, `inert` or `aria-hidden`.
    package private(set) var isHidden = false
    /// Whether the element has `open`.
    private(set) var isOpen = false
    private(set) var isPopover = false

    package init(_ page: PageTree, _ node: Int) {
        for attribute in page.attributes(node) {
            let found = page.document.attributes[attribute]
            guard found.namespace == 0, Int(found.name) < Self.meanings.count else { continue }
            switch Self.meanings[Int(found.name)] {
            case .none: continue
            case .role: role = attribute
            case .ariaLabel: ariaLabel = attribute
            case .labelledBy: labelledBy = attribute
            case .title: title = attribute
            case .alt: alt = attribute
            case .value: value = attribute
            case .type: type = attribute
            case .hides: isHidden = true
            case .ariaHidden: if page.value(of: attribute).elementsEqual(Self.true) { isHidden = true }
            case .open: isOpen = true
            case .popover: isPopover = true
            }
        }
    }

    private enum Meaning: UInt8 {
        case none, role, ariaLabel, labelledBy, title, alt, value, type, hides, ariaHidden, open, popover
    }

    private static let `true` = Array("true".utf8)
    private static let meanings: [Meaning] = {
        var meanings = Array(repeating: Meaning.none, count: Name.count)
        let rows: [(Name, Meaning)] = [
            (.role, .role), (.ariaLabel, .ariaLabel), (.ariaLabelledby, .labelledBy), (.title, .title), (.alt, .alt),
            (.value, .value), (.type, .type), (.hidden, .hides), (.inert, .hides), (.ariaHidden, .ariaHidden),
            (.open, .open), (.popover, .popover),
        ]
        for (name, meaning) in rows { meanings[Int(name.rawValue)] = meaning }
        return meanings
    }()
}

extension PageTree {
    /// Whether an element is hidden from assistive technology by the markup: it or an ancestor has `hidden`, `inert`,
    /// `popover` or `aria-hidden="true"` or is a closed `dialog`, or it is inside a `template`, a `noscript` or a
    /// closed `details`, but not in the summary of that `details`.
    package func isConcealed(_ node: Int) -> Bool {
        var inside: Int?
        var current = Optional(node)
        while let element = current {
            if isElement(element), conceals(element, inside) { return true }
            inside = element
            current = parent(element)
        }
        return false
    }

    /// Whether an element hides itself or, if a child is given, that child.
    private func conceals(_ element: Int, _ child: Int?) -> Bool {
        let attributes = NamingAttributes(self, element)
        if attributes.isHidden || attributes.isPopover { return true }
        switch names[element] {
        case .template: return child != nil
        case .dialog: return !attributes.isOpen
        case .details: return !attributes.isOpen && child != nil && child != summary(of: element)
        case .noscript: return child != nil
        default: return false
        }
    }

    /// The summary of a `details` element: its first child with the name `summary`.
    package func summary(of details: Int) -> Int? { childElements(details).first { names[$0] == .summary } }

    /// Whether an element is the summary of its `details`, the one that opens it. Other `summary` elements do nothing.
    package func isSummary(_ node: Int) -> Bool {
        guard let details = parent(node), names[details] == .details else { return false }
        return summary(of: details) == node
    }

    /// The legend of a `fieldset`: its first child with the name `legend`. Controls in it stay enabled if the
    /// `fieldset` is disabled.
    package func legend(of fieldset: Int) -> Int? { childElements(fieldset).first { names[$0] == .legend } }
}
