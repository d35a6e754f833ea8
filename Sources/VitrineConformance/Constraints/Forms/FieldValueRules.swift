import VitrineMarkup

/// The rules for form controls whose attributes must be consistent with each other.
enum FieldValueRules: RuleGroup {
    static var rules: [Rule] {
        [
            .lengthReversed, .valueTooLong, .inputRangeReversed, .valueOutsideRange, .patternTitle, .controlName,
            .autocompleteControl,
        ]
    }

    static func check(_ page: PageTree, _ report: Report) {
        for name in [Name.input, .textarea, .select, .button, .fieldset, .output] {
            for node in page.elements(name) where page.document.nodes[node].attributeCount > 0 {
                FieldCheck(page, node, name).judge(report)
            }
        }
    }
}
