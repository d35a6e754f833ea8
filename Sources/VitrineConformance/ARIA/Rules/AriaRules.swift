import VitrineXML

/// WAI-ARIA and ARIA in HTML: roles and `aria-*` attributes.
enum AriaRules: RuleGroup {
    static func check(_ page: PageTree, _ report: Report) {
        let finder = AriaFinder(page)
        guard page.document.attributes.contains(where: finder.isAria) else { return }
        let elements = finder.elements()
        for element in elements where element.present.contains(.ariaOwns) && !element.isInTemplate {
            for id in page.tokens(.ariaOwns, element.node) {
                guard let owned = page.element(withID: id) else { continue }
                if page.roles.owners[owned] == nil { page.roles.owners[owned] = element.node }
            }
        }
        let check = AriaCheck(page: page, report: report, surroundings: Surroundings(page))
        for element in elements { check.judge(element) }
    }
}

/// The rules, applied to one element after the other. The parts are in the files beside this one.
struct AriaCheck {
    let page: PageTree
    let report: Report
    let surroundings: Surroundings

    func judge(_ element: AriaElement) {
        judgeRole(element)
        judgeValues(element)
        guard element.isJudged else { return }
        if element.hasAllowedRole { judgeFit(element) }
        judgeNativeCounterparts(element)
        judgeHiding(element)
        guard !element.isInTemplate else { return }
        judgeReferences(element)
        if element.hasAllowedRole {
            judgeRequired(element)
            judgeStructure(element)
        }
    }

    /// The value of an attribute without white space around it; nil when there is none or nothing in it.
    func value(_ name: Name, _ node: Int) -> Bytes? {
        guard let value = page.value(name, node)?.trimmed, !value.isEmpty else { return nil }
        return value
    }

    /// Whether a value is a keyword, whatever its capitals.
    func says(_ name: Name, _ keyword: String, _ node: Int) -> Bool {
        value(name, node)?.isEqual(ignoringCase: keyword) ?? false
    }

    /// Whether an element takes the focus: links, controls, and what has a tabindex.
    func isFocusable(_ node: Int) -> Bool {
        if page.has(.inert, node) || page.has(.hidden, node) { return false }
        switch page.names[node] {
        case .button, .select, .textarea: return !page.has(.disabled, node)
        case .input:
            return !page.has(.disabled, node) && !page.isHiddenInput(node)
        default: break
        }
        if tabIndex(node) != nil { return true }
        switch page.names[node] {
        case .a, .area: return page.has(.href, node)
        case .iframe: return true
        case .audio, .video: return page.has(.controls, node)
        case .summary: return page.parent(node).map { page.names[$0] } == .details
        default: return false
        }
    }

    /// The number in `tabindex`; nil when there is none.
    func tabIndex(_ node: Int) -> Int? { value(.tabindex, node).flatMap { Int(String(decoding: $0, as: UTF8.self)) } }

    /// An element and the condition that its row is about, for messages.
    func title(_ element: AriaElement) -> String {
        element.row.title.isEmpty ? tag(page, element.node) : element.row.title
    }
}
