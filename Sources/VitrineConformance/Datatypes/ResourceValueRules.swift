import VitrineMarkup
import VitrineSupport

/// Addresses, images, media types, policies, patterns and styles.
///
/// Values of attributes are judged with the attributes, where the type of each is known; here only the text of `<style>`
/// is.
enum ResourceValueRules: RuleGroup {
    static let rules: [Rule] = [
        .valueURL, .valueURLList, .valueHashNameRef, .valueMIME, .valueMedia, .valueSizes, .valueSrcset, .valueColor,
        .valueIntegrity, .valueSandbox, .valueAllow, .valueCSP, .valueNavigable, .valuePattern, .valueAccept,
        .valueStyle, .valueGraphics,
        .valueScriptType, .valueStyleSheet,
    ]

    static func check(_ page: PageTree, _ report: Report) {
        for style in page.elements(.style) {
            if let type = page.value(.type, style), !type.isEmpty, !type.equals(ignoringCase: "text/css") { continue }
            // Marked sections make several texts of one; comments of CSS begin in one and end in the next.
            let texts = page.children(style).compactMap { page.text($0) }
            let sheet = texts.count == 1 ? texts[0] : Bytes(texts.joined())
            guard let error = StyleSyntax.styleSheet.error(in: sheet) else { continue }
            report.add(.valueStyleSheet, at: style, "The style sheet in <style> cannot be read: \(error.message)")
        }
    }
}
