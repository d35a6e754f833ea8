import VitrineMarkup
import VitrineSupport

/// The rule for the place of `base` in a page.
enum BaseRules: RuleGroup {
    static var rules: [Rule] { [.baseLate] }

    static func check(_ page: PageTree, _ report: Report) {
        // Only the first `base` matters: another rule reports a second one.
        guard let base = MetaRules.outsideTemplates(page, .base).first(where: { _ in true }) else { return }
        let hasAddress = page.has(.href, base)
        guard hasAddress || page.has(.target, base) else { return }
        for node in 0..<base
        where page.isElement(node) && page.names[node] != .html && page.template(around: node) == nil {
            let found =
                hasAddress
                ? page.attributes(node).first { isAddress(page.attributeName($0)) }
                : isHyperlink(page, node) ? page.attribute(.href, node) : nil
            guard let found else { continue }
            report.add(
                .baseLate, at: base,
                "<base> comes after \(tag(page, node)) on line \(page.place(page.start(node)).line), which "
                    + (hasAddress ? "has a URL in “\(page.attributeSpelling(found))”" : "is a link")
                    + "; move <base> before it")
            return
        }
    }

    private static func isAddress(_ name: Name) -> Bool {
        switch name {
        case .href, .src, .action, .formaction, .cite, .data, .poster, .ping, .srcset, .imagesrcset: true
        default: false
        }
    }

    private static func isHyperlink(_ page: PageTree, _ node: Int) -> Bool {
        switch page.names[node] {
        case .a, .area: return page.has(.href, node)
        case .link:
            guard let rel = page.value(.rel, node), page.has(.href, node) else { return false }
            if rel.hasToken(ignoringCase: "alternate") { return !rel.hasToken(ignoringCase: "stylesheet") }
            return ["author", "help", "license", "next", "prev", "search", "privacy-policy", "terms-of-service"]
                .contains { rel.hasToken(ignoringCase: $0) }
        default: return false
        }
    }
}

extension PageTree {
    /// The address against which relative addresses in a page are resolved: that of the first `base` with `href`
    /// outside of templates; nil if there is none.
    var baseAddress: Bytes? {
        for base in MetaRules.outsideTemplates(self, .base) {
            if let address = value(.href, base) { return address }
        }
        return nil
    }
}

extension Rule {
    /// `base` must come before all other URLs and links.
    static let baseLate = Rule(
        "base-late", .error, "<base> must come before all other URLs and links",
        because: "For what comes before it, browsers may use the wrong URL or target.",
        reference: .html("semantics.html#the-base-element"),
        wrong: [.head("<link rel=\"stylesheet\" href=\"a.css\"/><base href=\"a/\"/>")],
        right: [.head("<base href=\"a/\"/><link rel=\"stylesheet\" href=\"a.css\"/>")])
}
