import VitrineMarkup

/// The roles of a page's elements in lines of text. They determine whether whitespace between the elements is visible.
package struct LineFlow {
    /// The role of an element in the line around it.
    package enum Part: Sendable {
        /// Part of the line.
        case inline
        /// A block: lines end before and after it.
        case block
        /// Out of flow or not displayed: the line continues as if the element did not exist.
        case absent
    }

    private var styles: DocumentStyles

    /// The properties that the rules must include.
    package static let properties = PropertySet(["content", "display", "float", "position", "white-space-collapse"])

    /// Computes the styles of a document's elements.
    /// - Parameter rules: the rules of the page, with ``properties``.
    package init(_ document: MarkupDocument, rules: RuleSet, memo: StyleMemo) {
        styles = DocumentStyles(ElementTree(document, atoms: rules.atoms), rules: rules, memo: memo)
    }

    /// The role of an element in the line around it.
    package func part(_ element: Int) -> Part {
        let style = styles.styles[element]
        let display = style.keyword(StyleResolver.Known.display)
        if display == "none" || TextOverlays.isOutOfFlow(style) || style.keyword(StyleResolver.Known.float) != "none" {
            return .absent
        }
        // `br` ends a line, like a block.
        if styles.tree.localName(element) == "br" { return .block }
        return display.hasPrefix("inline") || Self.inline.contains(display) ? .inline : .block
    }

    /// Whether other content may precede the first content of an element in the same line, because the element is
    /// inline or has a `::before` box. If `atEnd` is true, whether other content may follow its last content, because
    /// the element is inline or has an `::after` box.
    package mutating func isOpen(_ element: Int, atEnd: Bool) -> Bool {
        if ["inline", "contents", "ruby"].contains(styles.styles[element].keyword(StyleResolver.Known.display)) {
            return true
        }
        return styles.box(of: element, pseudoElement: atEnd ? "after" : "before") != nil
    }

    /// Whether an element's whitespace may be preserved, because its `white-space-collapse` is not `collapse`.
    package func keepsWhiteSpace(_ element: Int) -> Bool {
        styles.styles[element].keyword(Self.collapse) != "collapse"
    }

    private static let collapse = PropertyID(known: "white-space-collapse")
    private static let inline: Set<String> = [
        "contents", "math", "ruby", "ruby-base", "ruby-text", "-webkit-inline-box", "-webkit-inline-flex",
    ]
}
