import VitrineMarkup
import VitrineSupport

/// The rules for keyboard navigation of a page.
enum KeyboardOrder {
    static func check(_ page: PageTree, _ uses: AttributeUses, _ report: Report) {
        if uses.contains(.tabindex) { checkTabindex(page, report) }
        if uses.contains(.autofocus) { checkAutofocus(page, uses, report) }
        if uses.contains(.accesskey) { checkAccesskeys(page, report) }
    }

    private static func checkTabindex(_ page: PageTree, _ report: Report) {
        for (node, attribute) in page.elements(with: .tabindex) {
            let value = page.value(of: attribute)
            guard value.allSatisfy(\.isASCIIDigit), value.contains(where: { $0 != 0x30 }) else {
                continue
            }
            report.add(
                .tabindexPositive, at: node, attribute: attribute,
                """
                “tabindex” of \(tag(page, node)) is \(quoted(value)), so the focus goes there before the rest of the page; \
                write 0 to follow the order of the page
                """)
        }
    }

    private static func checkAutofocus(_ page: PageTree, _ uses: AttributeUses, _ report: Report) {
        var seen: Set<Int> = []
        for (node, attribute) in page.elements(with: .autofocus) where page.ancestor(node, .template) == nil {
            let scope = scope(of: node, page, uses)
            guard !seen.insert(scope).inserted else { continue }
            let place = scope < 0 ? "on the page" : page.names[scope] == .dialog ? "in its <dialog>" : "in its popover"
            report.add(
                .autofocusRepeated, at: node, attribute: attribute,
                "\(tag(page, node)) is not the only element \(place) with “autofocus”; only one can have the focus")
        }
    }

    /// Returns the nearest dialog or popover that contains an element or is that element; -1 if there is none.
    private static func scope(of node: Int, _ page: PageTree, _ uses: AttributeUses) -> Int {
        var current = Optional(node)
        while let element = current {
            if page.names[element] == .dialog || uses.contains(.popover) && page.has(.popover, element) {
                return element
            }
            current = page.parent(element)
        }
        return -1
    }

    private static func checkAccesskeys(_ page: PageTree, _ report: Report) {
        var seen: [[UInt8]: Int] = [:]
        for (node, attribute) in page.elements(with: .accesskey) where page.ancestor(node, .template) == nil {
            // If there are several keys, browsers use the first one that the keyboard has. So a conflict is certain
            // only if both elements have a single key.
            let value = Array(page.value(of: attribute).filter { !$0.isHTMLSpace })
            guard page.tokens(.accesskey, node).count == 1 else { continue }
            if let before = seen[value] {
                report.add(
                    .accesskeyRepeated, at: node, attribute: attribute,
                    """
                    “accesskey” of \(tag(page, node)) is \(quoted(value[...])), which is already used by \(tag(page, before)) on line \
                    \(page.place(page.start(before)).line)
                    """)
            } else {
                seen[value] = node
            }
        }
    }
}

extension Rule {
    /// “tabindex” should not be greater than 0.
    static let tabindexPositive = Rule(
        "tabindex-positive", .warning, "“tabindex” should not be greater than 0",
        because:
            "Elements with a number above 0 come before all others, so the focus jumps in a way that nobody expects.",
        reference: .html("interaction.html#attr-tabindex"),
        wrong: ["<p><button type=\"button\" tabindex=\"1\">Save</button></p>"],
        right: ["<p tabindex=\"0\">Text</p>", "<p tabindex=\"-1\">Text</p>"])

    /// Only one element of a page, dialog or popover may have “autofocus”.
    static let autofocusRepeated = Rule(
        "autofocus-repeated", .error, "Only one element of a page, dialog or popover may have “autofocus”",
        because: "Only one element can have the focus.",
        reference: .html("interaction.html#the-autofocus-attribute"),
        wrong: [
            """
            <p><button type="button" autofocus="autofocus">Save</button> <button type="button" autofocus="autofocus">Send\
            </button></p>
            """
        ],
        right: [
            """
            <p><button type="button" autofocus="autofocus">Save</button></p><dialog aria-label="Sure?"><button type="button" \
            autofocus="autofocus">Yes</button></dialog>
            """
        ])

    /// A keyboard shortcut should belong to only one element.
    static let accesskeyRepeated = Rule(
        "accesskey-repeated", .warning, "A keyboard shortcut should belong to only one element",
        because: "If two elements share one, browsers differ in which of them they use.",
        reference: .html("interaction.html#the-accesskey-attribute"),
        wrong: ["<p><a href=\"#\" accesskey=\"s\">Start</a> <a href=\"#\" accesskey=\"s\">Save</a></p>"],
        right: ["<p><a href=\"#\" accesskey=\"s\">Start</a> <a href=\"#\" accesskey=\"v\">Save</a></p>"])
}
