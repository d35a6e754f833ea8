/// What the values of addresses, media, colours, policies and patterns must be.
///
/// Values of attributes are judged where attributes are, which knows the type of each; here only the text of `style` is.
enum WebTypeRules: RuleGroup {
    static let rules: [Rule] = [
        .valueURL, .valueURLList, .valueHashNameRef, .valueMIME, .valueMedia, .valueSizes, .valueSrcset, .valueColor,
        .valueIntegrity, .valueSandbox, .valueAllow, .valueCSP, .valueNavigable, .valuePattern, .valueAccept,
        .valueStyle,
        .valueScriptType, .valueStyleSheet,
    ]

    static func check(_ page: PageTree, _ report: Report) {
        for style in page.elements(.style) {
            if let type = page.value(.type, style), !type.isEmpty, !WebText.equal(type, "text/css") { continue }
            // Marked sections make several texts of one; comments of CSS begin in one and end in the next.
            let texts = page.children(style).compactMap { page.text($0) }
            let sheet = texts.count == 1 ? texts[0] : Bytes(texts.joined())
            guard let problem = Datatype.styleSheet.problem(sheet) else { continue }
            report.add(.valueStyleSheet, at: style, "The style sheet in <style> cannot be read: \(problem)")
        }
    }
}
