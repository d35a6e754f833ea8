import VitrineMarkup

/// The rules for the names of form controls, for attributes that must be consistent with each other, such as “min” and
/// “max”, and for “autocomplete”.
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
