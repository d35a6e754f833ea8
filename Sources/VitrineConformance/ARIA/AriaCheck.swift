import VitrineAccessibility
import VitrineSupport
import VitrineMarkup

/// Applies the rules for ARIA to one element after another. The extensions contain the rules.
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

    /// The value of an attribute without surrounding whitespace; nil if the attribute is missing or has only
    /// whitespace.
    func value(_ name: Name, _ node: Int) -> Bytes? {
        guard let value = page.value(name, node)?.trimmed, !value.isEmpty else { return nil }
        return value
    }

    /// Whether the value of an attribute is the given keyword, ignoring case.
    func says(_ name: Name, _ keyword: String, _ node: Int) -> Bool {
        value(name, node)?.equals(ignoringCase: keyword) ?? false
    }

    /// The element in words for messages, with the condition of its row in ARIA in HTML if there is one:
    /// `<a> with “href”`.
    func title(_ element: AriaElement) -> String {
        element.row.title.isEmpty ? tag(page, element.node) : element.row.title
    }
}
