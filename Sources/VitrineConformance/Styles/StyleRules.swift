import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// The rules for CSS in `style` elements and attributes, and for the contrast of text.
///
/// Separate stylesheet files are checked by ``StyleSheetCheck``, and contrast by ``ContrastCheck``.
enum StyleRules: RuleGroup {
    static let rules: [Rule] = [
        .cssSyntax, .cssProperty, .cssValue, .cssAtRule, .cssDescriptor, .cssMediaFeature, .cssSelector, .cssPrefix,
        .cssHack, .cssObsolete, .contrast,
    ]

    static func check(_ page: PageTree, _ report: Report) {
        for style in page.elements(.style) {
            if let type = page.value(.type, style), !type.isEmpty, !type.equals(ignoringCase: "text/css") { continue }
            check(element: style, page, report)
        }
        guard page.hasAttribute(.style) else { return }
        for (node, attribute) in page.elements(with: .style) {
            let value = page.value(of: attribute)
            let faults = SheetFault.all(in: StyleSheet(declarations: Array(value)))
            if faults.isEmpty { continue }
            var places = SourcePlaces(value, writtenAt: page.valueStart(attribute), in: page)
            for fault in faults {
                report.add(
                    fault.rule, at: node, attribute: attribute, offset: places.offset(fault.offset), fault.message)
            }
        }
    }

    private static func check(element style: Int, _ page: PageTree, _ report: Report) {
        // CDATA sections split the text into several nodes, and a CSS comment may begin in one node and end in the next
        // one.
        let texts = page.children(style).filter { page.text($0) != nil }
        let sheet = texts.count == 1 ? page.text(texts[0]) ?? [] : Bytes(texts.compactMap { page.text($0) }.joined())
        let faults = SheetFault.all(in: StyleSheet(Array(sheet)))
        if faults.isEmpty { return }
        var places = SourcePlaces(sheet, writtenAt: texts.count == 1 ? page.start(texts[0]) : nil, in: page)
        for fault in faults { report.add(fault.rule, at: style, offset: places.offset(fault.offset), fault.message) }
    }
}

extension PageTree {
    /// Returns the offset of an attribute's value in the source; nil if the parser stored a decoded value and does not
    /// know the offset.
    fileprivate func valueStart(_ attribute: Int) -> Int? {
        if let place = document.html?.attributePlaces[attribute] { return Int(place.value) }
        let start = Int(document.attributes[attribute].start)
        return start < document.sourceCount ? start : nil
    }
}
