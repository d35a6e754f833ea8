import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Checks the landmarks of a page: the parts that people can jump to, such as the main content, the header, the footer
/// and the navigation.
struct Landmarks {
    let names: AccessibleNames
    let uses: AttributeUses
    let report: Report
    private var page: PageTree { names.page }

    func check() {
        checkMains()
        checkOnce(.header, "banner")
        checkOnce(.footer, "contentinfo")
        checkOnce(.main, "main")
        checkNames(.nav, "navigation")
        checkNames(.aside, "complementary")
        if uses.contains(.role) { checkNesting() }
    }

    private func checkMains() {
        var first: Int?
        for main in page.elements(.main) where !page.has(.hidden, main) && page.ancestor(main, .template) == nil {
            guard let before = first else {
                first = main
                continue
            }
            report.add(
                .mainRepeated, at: main,
                """
                duplicate <main>: the first is on line \(page.place(page.start(before)).line); remove one, or add \
                “hidden” to it
                """)
        }
    }

    /// Returns the landmarks of a kind, in document order: the elements with the given name that are landmarks of this
    /// kind, and other elements with the given role.
    private func landmarks(_ name: Name, _ role: String) -> [Int] {
        var found: [Int] = []
        for node in page.elements(name) where isLandmark(node, name, role) { found.append(node) }
        guard uses.contains(.role) else { return found }
        for (node, attribute) in page.elements(with: .role) where page.names[node] != name {
            if RoleNaming.first(in: page.value(of: attribute))?.role == role { found.append(node) }
        }
        return found.sorted()
    }

    /// Returns whether an element with the given name is a landmark with the given role. Without `role`, `header` and
    /// `footer` are landmarks only outside of `main`, of sectioning elements, and of elements with the roles of these;
    /// `aside` is one only outside of sectioning elements.
    private func isLandmark(_ node: Int, _ name: Name, _ role: String) -> Bool {
        if uses.contains(.role), let value = page.value(.role, node), let own = RoleNaming.first(in: value) {
            return own.role == role
        }
        switch name {
        case .header, .footer: return ElementSemantics.shared.isOfPage(node, page)
        case .aside: return page.ancestor(node, .article, .aside, .nav, .section) == nil
        default: return true
        }
    }

    private func checkOnce(_ name: Name, _ role: String) {
        var first: Int?
        for node in landmarks(name, role)
        where !page.isConcealedFromOutside(node) && page.ancestor(node, .dialog) == nil {
            // Two <main> elements are reported by another rule.
            if let first, page.names[first] != .main || page.names[node] != .main {
                let line = page.place(page.start(first)).line
                report.add(
                    .landmarkRepeated, at: node,
                    """
                    the page already has a \(role) landmark, \(tag(page, first)) on line \(line); \
                    \(advice(node, first, name)), or merge the two
                    """)
            }
            first = first ?? node
        }
    }

    /// Returns what to do about a duplicate landmark, as an alternative to merging it with the first one.
    private func advice(_ node: Int, _ first: Int, _ name: Name) -> String {
        let this = "this \(tag(page, node))"
        let hasRole = page.has(.role, node)
        // A `main` is a landmark even without a role. The first landmark, which is not a `main`, has the role.
        if name == .main, page.names[node] == .main { return "remove “role” from that \(tag(page, first))" }
        // Outside of `main` and sectioning elements, `header` and `footer` are landmarks even without a role.
        if page.names[node] == name, ElementSemantics.shared.isOfPage(node, page) {
            return "\(hasRole ? "remove “role” from \(this) and move it" : "move \(this)") into the <article> or "
                + "<section> that it belongs to"
        }
        return "remove “role” from \(this)"
    }

    private func checkNames(_ name: Name, _ role: String) {
        let found = landmarks(name, role)
        guard found.count > 1 else { return }
        var seen: Set<String> = []
        for node in found where !page.isConcealedFromOutside(node) {
            let text = names.name(of: node)?.text
            guard !seen.insert(text ?? "").inserted else { continue }
            report.add(
                .landmarkNames, at: node,
                text.map {
                    "\(tag(page, node)) has the name \(quoted(Bytes($0.utf8))), as does another landmark with the role “\(role)”; give them different names"
                }
                    ?? "\(tag(page, node)) has no name, and neither does another landmark with the role “\(role)”; add “aria-label” to each"
            )
        }
    }

    /// Reports elements with the role “banner”, “contentinfo” or “main” that are inside an article, or inside another
    /// landmark such as `<main>` or `<nav>`.
    private func checkNesting() {
        for (node, attribute) in page.elements(with: .role) {
            guard let role = RoleNaming.first(in: page.value(of: attribute))?.role,
                role == "banner" || role == "contentinfo" || role == "main"
            else { continue }
            var outerRole: String?
            let outer = page.ancestors(node).first { outer in
                outerRole = page.value(.role, outer).flatMap { RoleNaming.first(in: $0)?.role }
                if let outerRole {
                    return ["banner", "contentinfo", "main", "complementary", "navigation", "article"].contains(
                        outerRole)
                }
                return [.article, .aside, .main, .nav].contains(page.names[outer])
            }
            guard let outer, !page.isConcealedFromOutside(node) else { continue }
            let place = tag(page, outer, role: outerRole)
            report.add(
                .landmarkNested, at: node, attribute: attribute,
                "\(tag(page, node)) has the role “\(role)” inside \(place); move it to the top level of the page"
                    + (page.names[node] == .main ? "" : ", or remove “role”"))
        }
    }
}
