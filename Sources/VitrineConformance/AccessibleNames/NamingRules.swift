import VitrineAccessibility
import VitrineMarkup

/// The rules for alternative texts of images, accessible names of elements, and labels.
enum NamingRules: RuleGroup {
    static var rules: [Rule] {
        [
            .imageAlt, .imageButtonAlt, .areaAlt, .altBlank, .decorativeTitle, .linkName, .buttonName, .fieldName,
            .placeholderName, .frameName, .imageName, .dialogName, .roleName, .labelEmpty, .labelWithoutControl,
        ]
    }

    static func check(_ page: PageTree, _ report: Report) {
        ImageTexts.check(page, report)
        let names = AccessibleNames(page)
        LabelTexts.check(names, report)
        MissingNames(names: names, report: report).check()
    }
}
