import VitrineMarkup

/// The role of elements in lines of text, which determines whether whitespace between them is visible.
package struct LineFlow {
    /// The effect of an element on the line around it.
    package enum Part: Sendable {
        /// Part of the line.
        case inline
        /// A block of its own: lines end before and after it.
        case block
        /// Not in the flow, or not shown: the line goes on as if it were not there.
        case absent
    }

    private var styles: DocumentStyles

    /// The properties that it needs.
    package static let properties = PropertySet(["content", "display", "float", "position", "white-space-collapse"])

    /// Computes the line flow of a document.
    /// - Parameter rules: those of the page, with ``properties``.
    package init(_ document: MarkupDocument, rules: RuleSet, memo: StyleMemo) {
        styles = DocumentStyles(ElementTree(document, atoms: rules.atoms), rules: rules, memo: memo)
    }

    /// The effect of an element on the line around it.
    package func part(_ element: Int) -> Part {
        let style = styles.styles[element]
        let display = style.keyword(StyleResolver.Known.display)
        if display == "none" || TextOverlays.isOutOfFlow(style) || style.keyword(StyleResolver.Known.float) != "none" {
            return .absent
        }
        // A line ends at `br` as it does at a block.
        if styles.tree.localName(element) == "br" { return .block }
        return display.hasPrefix("inline") || Self.inline.contains(display) ? .inline : .block
    }

    /// Whether something of the line may be before the first or after the last thing in an element: what is around an element
    /// that is part of a line, or generated content.
    package mutating func isOpen(_ element: Int, atEnd: Bool) -> Bool {
        if ["inline", "contents", "ruby"].contains(styles.styles[element].keyword(StyleResolver.Known.display)) {
            return true
        }
        return styles.box(of: element, pseudoElement: atEnd ? "after" : "before") != nil
    }

    /// Whether the whitespace in an element is preserved.
    package func keepsWhiteSpace(_ element: Int) -> Bool {
        styles.styles[element].keyword(Self.collapse) != "collapse"
    }

    private static let collapse = PropertyID(known: "white-space-collapse")
    private static let inline: Set<String> = [
        "contents", "math", "ruby", "ruby-base", "ruby-text", "-webkit-inline-box", "-webkit-inline-flex",
    ]
}
