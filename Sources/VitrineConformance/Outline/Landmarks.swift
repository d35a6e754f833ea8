import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Checks the landmarks of a page, which people can jump to, such as the main content, the header, the footer and the
/// navigation.
struct Landmarks {
    let names: AccessibleNames
    let uses: AttributeUses
    let report: Report
    private var page: PageTree { names.page }

    func check() {
        checkMains()
        checkOnce(.header, "banner", "header")
        checkOnce(.footer, "contentinfo", "footer")
        checkOnce(.main, "main", "main part")
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
                "duplicate <main>: the first is on line \(page.place(page.start(before)).line); hide or remove one"
            )
        }
    }

    /// Returns the landmarks of a kind: elements with the given element name, and elements with the given role.
    private func landmarks(_ name: Name, _ role: String) -> [Int] {
        var found: [Int] = []
        for node in page.elements(name) where isLandmark(node, name, role) { found.append(node) }
        guard uses.contains(.role) else { return found }
        for (node, attribute) in page.elements(with: .role) where page.names[node] != name {
            if RoleNaming.first(in: page.value(of: attribute))?.role == role { found.append(node) }
        }
        return found.sorted()
    }

    /// Returns whether an element with a landmark's name is a landmark. Without a role, `header` and `footer` are
    /// landmarks only outside of `main` and sectioning elements, and `aside` only outside of sectioning elements.
    private func isLandmark(_ node: Int, _ name: Name, _ role: String) -> Bool {
        if uses.contains(.role), let value = page.value(.role, node), let own = RoleNaming.first(in: value) {
            return own.role == role
        }
        switch name {
        case .header, .footer: return page.ancestor(node, .article, .aside, .main, .nav, .section) == nil
        case .aside: return page.ancestor(node, .article, .aside, .nav, .section) == nil
        default: return true
        }
    }

    private func checkOnce(_ name: Name, _ role: String, _ word: String) {
        var first: Int?
        for node in landmarks(name, role)
        where !page.isConcealedFromOutside(node) && page.ancestor(node, .dialog) == nil {
            // Two <main> elements are reported by another rule.
            if let first, page.names[first] != .main || page.names[node] != .main {
                report.add(
                    .landmarkRepeated, at: node,
                    "\(tag(page, node)) is a second \(word) of the page (“\(role)”); if it belongs to a part of the page, move it into that part"
                )
            }
            first = first ?? node
        }
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

    /// Reports elements with the role “banner”, “contentinfo” or “main” that are inside another landmark or an article.
    private func checkNesting() {
        for (node, attribute) in page.elements(with: .role) {
            guard let role = RoleNaming.first(in: page.value(of: attribute))?.role,
                role == "banner" || role == "contentinfo" || role == "main"
            else { continue }
            let outer = page.ancestors(node).first { outer in
                if let value = page.value(.role, outer), let found = RoleNaming.first(in: value) {
                    return ["banner", "contentinfo", "main", "complementary", "navigation", "article"].contains(
                        found.role)
                }
                return [.article, .aside, .main, .nav].contains(page.names[outer])
            }
            guard let outer, !page.isConcealedFromOutside(node) else { continue }
            report.add(
                .landmarkNested, at: node, attribute: attribute,
                "\(tag(page, node)) has the role “\(role)” inside \(tag(page, outer)); move it to the top level of the page"
            )
        }
    }
}
