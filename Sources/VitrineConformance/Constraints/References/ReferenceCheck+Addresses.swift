import VitrineSupport

/// Checks links within the page, and addresses that are scripts.
extension ReferenceCheck {
    mutating func judgeAddress(_ node: Int, _ attribute: Int) {
        let address = page.value(of: attribute).trimmed
        guard let first = address.first else { return }
        guard first == UInt8(ascii: "#") else { return judgeScheme(node, attribute) }
        // With a base address, this is a link to another page; in a template, scripts may still change the contents.
        guard !hasBase, page.isLive(node) else { return }
        let fragment = withoutDirective(address.dropFirst())
        guard !fragment.isEmpty, !fragment.equals(ignoringCase: "top"), !isRoute(fragment) else { return }
        if page.element(withID: fragment) != nil || isAnchor(fragment) { return }
        let decoded = PercentEncoding.decoded(fragment)[...]
        if decoded != fragment, page.element(withID: decoded) != nil || isAnchor(decoded) { return }
        report.add(
            .fragmentMissing, at: node, attribute: attribute,
            "“href” of \(tag(page, node)) is \(quoted(address)), but no element of the page has the id "
                + quoted(fragment))
    }

    func judgeScheme(_ node: Int, _ attribute: Int) {
        let value = page.value(of: attribute)
        guard value.trimmed.hasPrefix(ignoringCase: "javascript:") else { return }
        report.add(
            .javascriptLink, at: node, attribute: attribute,
            "“\(page.attributeSpelling(attribute))” of \(tag(page, node)) is \(quoted(value)), a URL that runs a "
                + "script; use an event listener instead, for example on a <button>")
    }

    /// Returns the part of a fragment before `:~:`, which begins directives such as a text to scroll to.
    private func withoutDirective(_ fragment: Bytes) -> Bytes {
        var at = fragment.startIndex
        while at + 2 < fragment.endIndex {
            if fragment[at] == 0x3A, fragment[at + 1] == 0x7E, fragment[at + 2] == 0x3A { return fragment[..<at] }
            at += 1
        }
        return fragment
    }

    /// Returns whether a fragment looks like a route that a script of the page reads, as in `#/orders` or `#!orders`.
    private func isRoute(_ fragment: Bytes) -> Bool {
        fragment.first == UInt8(ascii: "/") || fragment.first == UInt8(ascii: "!")
    }

    private mutating func isAnchor(_ name: Bytes) -> Bool {
        if anchors == nil { anchors = Set(page.elements(.a).compactMap { page.value(.name, $0) }) }
        return anchors?.contains(name) ?? false
    }
}
