import VitrineAccessibility
import VitrineMarkup

/// The rules for the page as a whole: its title and language, its headings, landmarks and data tables, and keyboard
/// navigation.
enum OutlineRules: RuleGroup {
    static var rules: [Rule] {
        [
            .titleEmpty, .pageLanguage, .headingSkipped, .headingEmpty, .headingTopMissing, .headingTopRepeated,
            .mainRepeated, .landmarkRepeated, .landmarkNames, .landmarkNested, .dataTableHeaders, .captionInFigure,
            .tabindexPositive,
            .autofocusRepeated, .accesskeyRepeated,
        ]
    }

    static func check(_ page: PageTree, _ report: Report) {
        let uses = AttributeUses(page)
        let names = AccessibleNames(page)
        PageHead.check(page, report)
        HeadingOrder(names: names, uses: uses, report: report).check()
        Landmarks(names: names, uses: uses, report: report).check()
        DataTables.check(page, report)
        KeyboardOrder.check(page, uses, report)
    }
}
