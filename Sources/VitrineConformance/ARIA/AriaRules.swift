import VitrineMarkup

/// The rules of WAI-ARIA and ARIA in HTML for roles and `aria-*` attributes.
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
