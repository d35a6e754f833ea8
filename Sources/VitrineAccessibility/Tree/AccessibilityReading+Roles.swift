import VitrineSupport

/// The roles with which elements are announced.
extension AccessibilityReading {
    /// The announced role, and whether the tree leaves out the contents of the element.
    typealias AnnouncedRole = (name: String, isLeaf: Bool)

    /// Whether an element and everything in it are left out of the accessibility tree.
    func isLeftOut(_ node: Int) -> Bool {
        switch page.names[node] {
        case .head, .script, .style, .template, .noscript, .datalist, .param, .source, .track, .col, .colgroup, .rp,
            .rt,
            .br, .wbr:
            return true
        case .input where page.isHiddenInput(node): return true
        case .selectedcontent: return true
        case .button where page.parent(node).map({ page.names[$0] }) == .select: return true
        case .dialog where !page.has(.open, node): return true
        case .other, .image, .title, .link, .meta: if isUndrawn(node) { return true }
        default: break
        }
        let attributes = NamingAttributes(page, node)
        return attributes.isHidden || attributes.isPopover
    }

    /// Whether an element is a part of SVG that is not drawn itself, an annotation in MathML, or metadata in HTML.
    private func isUndrawn(_ node: Int) -> Bool {
        switch page.vocabularies[node] {
        case .svg:
            switch page.elementName(node) {
            case "clipPath", "defs", "desc", "filter", "linearGradient", "marker", "mask", "metadata", "pattern",
                "radialGradient", "script", "style", "symbol", "title":
                return true
            default: return false
            }
        case .math: return ["annotation", "annotation-xml"].contains(page.elementName(node))
        case .html: return page.names[node] != .other && page.names[node] != .image
        case .none, .foreign: return false
        }
    }

    /// Whether an element is a `text` of SVG, which is separate from other texts.
    func isDrawnText(_ node: Int) -> Bool { page.vocabularies[node] == .svg && page.elementName(node) == "text" }

    /// The role with which an element is announced; nil when only its contents are announced.
    func role(of node: Int) -> AnnouncedRole? {
        let explicit = RoleTable.explicit(of: node, page)
        switch explicit {
        case nil, .generic: break
        case .presentation?: if !page.keepsNativeRole(node) { return nil }
        // A region without a name is not a landmark, so the native role of the element is announced.
        case .region?: if names.hasName(node) { return ("region", false) }
        case let role?: return (role.spelling, RoleTable.definition(role).hidesChildren)
        }
        if explicit != .generic, let native = native(node) { return native }
        return isAnnouncedAsGeneric(node) ? ("generic", false) : nil
    }

    /// Whether an element without a role is announced because it has a name, a description or certain `aria-*`
    /// attributes, or because it is focusable.
    private func isAnnouncedAsGeneric(_ node: Int) -> Bool {
        switch page.names[node] {
        case .html, .body: return false
        default: break
        }
        for attribute in page.attributes(node) {
            switch page.attributeName(attribute) {
            case .ariaLabel, .ariaLabelledby: if names.hasName(node) { return true }
            case .ariaDescribedby, .ariaDescription: if isSpent || names.description(of: node) != nil { return true }
            case .ariaLive: if !page.value(of: attribute).equals(ignoringCase: "off") { return true }
            case .ariaBusy: if page.value(of: attribute).equals(ignoringCase: "true") { return true }
            case .ariaCurrent: if !page.value(of: attribute).equals(ignoringCase: "false") { return true }
            case .ariaRoledescription, .ariaKeyshortcuts: return true
            case .tabindex: if page.vocabularies[node] == .html, page.isFocusable(node) { return true }
            default: break
            }
        }
        return false
    }

    // MARK: - By element

    /// Returns the role that an element has without a `role` attribute; nil if it has none.
    private func native(_ node: Int) -> AnnouncedRole? {
        switch page.vocabularies[node] {
        case .html: return html(node)
        case .svg: return drawing(node)
        case .math: return page.names[node] == .math ? ("math", false) : nil
        case .none, .foreign: return nil
        }
    }

    private func html(_ node: Int) -> AnnouncedRole? {
        switch page.names[node] {
        case .html: return page.parent(node) == nil ? ("document", false) : nil
        case .audio, .video, .iframe, .embed: return (page.elementName(node).lowercased(), true)
        case .object: return names.hasName(node) ? ("object", true) : nil
        case .canvas: return ("canvas", false)
        case .dl: return ("dl", false)
        case .dt: return ("term", false)
        case .dd: return ("definition", false)
        case .summary:
            guard let details = page.parent(node), page.names[details] == .details else { return nil }
            return memo.summary(of: details, page) == node ? ("summary", false) : nil
        case .input: return input(node)
        case .textarea: return ("textbox", true)
        case .aside:
            let isPart = page.ancestor(node, .article, .aside, .nav, .section) != nil
            return isPart && !names.hasName(node) ? nil : ("complementary", false)
        case .section: return names.hasName(node) ? ("region", false) : nil
        // An abbreviation has a role only if its expansion is in `title`.
        case .abbr: return page.has(.title, node) ? ("abbr", false) : nil
        case .mark: return ("mark", false)
        case .thead, .tbody, .tfoot, .tr, .td, .th, .caption: return partOfTable(node)
        default: return implicit(node)
        }
    }

    private func implicit(_ node: Int) -> AnnouncedRole? {
        let row = AriaElementTable.rows[ElementSemantics.shared.row(of: node, page)]
        // An image with an empty `alt` is not decorative if it is focusable or has a global `aria-*` attribute other
        // than `aria-hidden`.
        if row.implicit == .presentation, page.names[node] == .img, page.keepsNativeRole(node) { return ("img", true) }
        guard let role = row.implicit, role != .generic, role != .presentation else { return nil }
        return (role.spelling, RoleTable.definition(role).hidesChildren)
    }

    /// Returns the role of a field. If WAI-ARIA has none, it is the type followed by `-field`: `date-field`.
    private func input(_ node: Int) -> AnnouncedRole? {
        if let role = implicit(node) { return (role.name, true) }
        return ((page.keyword(.type, node) ?? "text") + "-field", true)
    }

    /// Returns the role of a part of a table; nil if there is no table around it, or if that table is exposed as
    /// neither a table nor a grid.
    private func partOfTable(_ node: Int) -> AnnouncedRole? {
        guard let table = page.ancestor(node, .table) else { return nil }
        let role = RoleTable.explicit(of: table, page) ?? .table
        guard
            role == .table || role == .grid || role == .treegrid || role == .presentation && page.keepsNativeRole(table)
        else { return nil }
        let isGrid = role == .grid || role == .treegrid
        switch page.names[node] {
        case .tr: return ("row", false)
        case .td: return (isGrid ? "gridcell" : "cell", false)
        case .th: return (header(node), false)
        case .caption: return ("caption", false)
        default: return ("rowgroup", false)
        }
    }

    /// Returns the role of a header cell, `rowheader` or `columnheader`. It is determined by `scope`, otherwise by the
    /// cells next to it.
    private func header(_ node: Int) -> String {
        switch page.keyword(.scope, node) {
        case "row", "rowgroup": return "rowheader"
        case "col", "colgroup": return "columnheader"
        default: break
        }
        guard let row = page.parent(node) else { return "columnheader" }
        return memo.isBesideData(node, in: row, page) ? "rowheader" : "columnheader"
    }

    /// Returns the role of an SVG element. Except for links, only elements with a name have one (SVG Accessibility API
    /// Mappings).
    private func drawing(_ node: Int) -> AnnouncedRole? {
        let name = page.elementName(node)
        switch name {
        case "svg": return names.hasName(node) ? ("graphics-document", false) : nil
        case "a":
            return page.attributes(node).contains { page.attributeSpelling($0).hasSuffix("href") }
                ? ("link", false) : nil
        case "text", "tspan", "textPath", "switch", "foreignObject": return nil
        case "g", "use": return names.hasName(node) ? ("group", false) : nil
        case "image": return names.hasName(node) ? ("img", true) : nil
        default: return names.hasName(node) ? ("graphics-symbol", true) : nil
        }
    }
}
