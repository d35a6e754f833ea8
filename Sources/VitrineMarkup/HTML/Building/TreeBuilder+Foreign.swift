/// The rules for SVG and MathML (13.2.6.5).
extension TreeBuilder {
    mutating func foreignStartTag(_ token: HTMLTagToken) {
        let traits = store.pointee.names.entries[Int(token.name)].traits
        if traits.contains(.breaksOut) || token.tag == .font && hasFontAttribute {
            error(.htmlElementInForeignContent, token)
            leaveForeignContent()
            return htmlStartTag(token)
        }
        insertForeign(token, adjustedCurrent.namespace)
        // An SVG script is treated like any other element.
    }

    private var hasFontAttribute: Bool {
        let known = store.pointee.names.known
        return tokenAttributes.contains { $0.name == known.color || $0.name == known.face || $0.name == known.size }
    }

    /// Pops SVG and MathML elements until the current node is one that may contain HTML.
    private mutating func leaveForeignContent() {
        while stack.count > 1 {
            let element = stack.last
            if element.namespace == 1 || !element.traits.isDisjoint(with: [.mathText, .htmlIntegration]) { return }
            pop()
        }
    }

    /// Returns whether an open SVG or MathML element inside the innermost open HTML element has the name of the given
    /// end tag.
    private func isOpenInForeignContent(_ token: HTMLTagToken) -> Bool {
        var index = stack.count - 1
        while index > 0, stack[index].namespace != 1 {
            if stack[index].name == token.name { return true }
            index -= 1
        }
        return false
    }

    mutating func foreignEndTag(_ token: HTMLTagToken) {
        let innermost = current
        if token.tag == .br || token.tag == .p {
            leaveForeignContent()
            return htmlEndTag(token, inside: innermost)
        }
        var index = stack.count - 1
        if innermost.name != token.name, isOpenInForeignContent(token) { errorOpen(token, innermost) }
        while index > 0 {
            let element = stack[index]
            if element.namespace == 1 { return htmlEndTag(token, inside: innermost) }
            if element.name == token.name {
                while stack.count > index { pop() }
                return markEnd(element.node, token)
            }
            index -= 1
        }
        // The root has been reached. In a fragment, the token is ignored.
        if index == 0, !isFragment, stack[0].namespace == 1 {
            htmlEndTag(token, inside: innermost)
        } else if innermost.name != token.name {
            error(.unexpectedEndTag, token)
        }
    }

    /// Handles the end tag of an HTML element by the rules of HTML. The standard requires an error, because an SVG or
    /// MathML element is still open; it is reported unless these rules report one.
    private mutating func htmlEndTag(_ token: HTMLTagToken, inside innermost: OpenElement) {
        let errors = store.pointee.errorCount
        htmlEndTag(token)
        if store.pointee.errorCount == errors { errorOpen(token, innermost) }
    }
}
