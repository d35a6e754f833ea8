import VitrineSupport

extension CutOut {
    /// Elements that are left out, because a page in which scripts run does not show them.
    static let dropped: Set<String> = ["script", "base", "template", "noscript", "link", "meta", "title"]
    /// Elements whose content is left out, so that only their box is shown.
    static let emptied: Set<String> = ["iframe", "object", "embed", "video", "audio", "canvas"]
    /// Attributes that refer to other elements.
    private static let references: Set<String> = [
        "for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details", "aria-flowto",
        "aria-errormessage", "aria-activedescendant", "headers", "list", "form", "popovertarget", "commandfor",
        "usemap", "itemref", "anchor",
    ]

    /// Names and values are written in the XML form, because the document is also read as XML.
    func startTag(_ node: Int, extra: String) -> String {
        let name = tree.nodes[node].name ?? "div"
        var tag = "<\(SnapshotTree.xmlName(name))"
        for attribute in tree.nodes[node].attributes {
            guard isKept(attribute, of: name) else { continue }
            // HTML parsers do not recognize the XML form of the name `xlink:href`.
            let isXLink = [SnapshotTree.xlink, SnapshotTree.xlinkInXMLForm].contains(attribute.name)
            let key = isXLink ? SnapshotTree.xlink : SnapshotTree.xmlName(attribute.name)
            let value = value(SnapshotTree.xmlText(attribute.value), of: key)
            tag += " \(key)=\"\(Escaping.html(value, inAttribute: true))\""
        }
        if name == "details", holdsMark(node), tree.value("open", node) == nil { tag += " open=\"\"" }
        if node == mark { tag += " data-review=\"\(markName)\"" }
        return tag + extra + ">"
    }

    static func endTag(_ name: String) -> String { "</\(SnapshotTree.xmlName(name))>" }

    /// Returns the value of an attribute. If the document has a base address, addresses in the value that begin with a
    /// slash become relative to the folder of the page.
    private func value(_ value: String, of attribute: String) -> String {
        guard let context, context.base != nil else { return value }
        switch attribute {
        case "src", "href", "poster", SnapshotTree.xlink: return context.addresses.relative(value)
        case "srcset": return context.addresses.relative(candidates: value)
        case "style": return context.onDisk(styles: value)
        default: return value
        }
    }

    /// Returns whether an element contains the changed one. A `details` element that contains it must be open.
    private func holdsMark(_ node: Int) -> Bool {
        var current = mark.map { tree.nodes[$0].parent } ?? -1
        while current >= 0, current != node { current = tree.nodes[current].parent }
        return current == node
    }

    private func isKept(_ attribute: SnapshotTree.Attribute, of element: String) -> Bool {
        let name = attribute.name
        if name.hasPrefix("on") || name.hasPrefix("{") || name.hasPrefix("data-review") || name == "inert" {
            return false
        }
        if ["autofocus", "xmlns", "xml:lang"].contains(name) { return false }
        if name == "style", attribute.value.contains("expression(") { return false }
        if Self.emptied.contains(element), ["src", "srcdoc", "data", "srcset"].contains(name) { return false }
        guard Self.references.contains(name) else { return true }
        return CanonicalAttributes.tokens(attribute.value).allSatisfy(ids.contains)
    }
}

extension SnapshotTree {
    /// Returns whether an element is a link to a stylesheet that is not an alternate one.
    func isStylesheet(_ node: Int) -> Bool {
        guard nodes[node].name == "link", let kinds = value("rel", node) else { return false }
        let tokens = CanonicalAttributes.tokens(kinds.lowercased())
        return tokens.contains("stylesheet") && !tokens.contains("alternate")
    }
}
