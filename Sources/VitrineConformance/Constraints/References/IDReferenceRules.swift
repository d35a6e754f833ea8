import VitrineMarkup

/// The rules for attributes that refer to another element by its id, and for URLs that are scripts.
enum IDReferenceRules: RuleGroup {
    static var rules: [Rule] {
        [.referenceMissing, .referenceWrongKind, .labelOtherControl, .commandTarget, .fragmentMissing, .javascriptLink]
    }

    static func check(_ page: PageTree, _ report: Report) {
        var check = ReferenceCheck(page: page, report: report)
        check.hasBase = page.baseAddress != nil
        for name in ReferenceCheck.elements {
            for node in page.elements(name) where page.document.nodes[node].attributeCount > 0 {
                check.judge(node, name)
            }
        }
    }
}
