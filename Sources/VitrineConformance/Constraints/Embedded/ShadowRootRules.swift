import VitrineMarkup
import VitrineSupport

/// The rules for shadow roots that are declared in the markup.
enum ShadowRootRules: RuleGroup {
    static var rules: [Rule] { [.shadowRootHost, .shadowRootRepeated, .slotRepeated] }

    static func check(_ page: PageTree, _ report: Report) {
        var hosts: [Int: Int] = [:]
        for template in page.elements(.template) {
            guard let attribute = page.attribute(.shadowrootmode, template), let host = page.parent(template),
                page.names[host] != .template
            else { continue }
            if !takesRoot(page, host) {
                report.add(
                    .shadowRootHost, at: template, attribute: attribute,
                    "\(tag(page, host)) cannot have a shadow root; only custom elements, headings, <article>, <aside>, "
                        + "<blockquote>, <body>, <div>, <footer>, <header>, <main>, <nav>, <p>, <section> "
                        + "and <span> can")
            } else if let first = hosts[host] {
                report.add(
                    .shadowRootRepeated, at: template, attribute: attribute,
                    "\(tag(page, host)) already has a shadow root, on line \(page.place(page.start(first)).line)")
            } else {
                hosts[host] = template
            }
        }
        guard !hosts.isEmpty else { return }
        judgeSlots(page, report)
    }

    private static func takesRoot(_ page: PageTree, _ host: Int) -> Bool {
        switch page.names[host] {
        case .article, .aside, .blockquote, .body, .div, .footer, .h1, .h2, .h3, .h4, .h5, .h6, .header, .main, .nav,
            .p, .section, .span:
            page.vocabularies[host] == .html
        default: page.isCustom(host)
        }
    }

    private static func judgeSlots(_ page: PageTree, _ report: Report) {
        var slots: [ScopedName: Int] = [:]
        for slot in page.elements(.slot) {
            guard let tree = page.template(around: slot), page.has(.shadowrootmode, tree) else { continue }
            let attribute = page.attribute(.name, slot)
            let key = ScopedName(scope: tree, name: attribute.map { page.value(of: $0) } ?? [])
            guard let first = slots[key] else {
                slots[key] = slot
                continue
            }
            report.add(
                .slotRepeated, at: slot, attribute: attribute,
                "duplicate slot \(key.name.isEmpty ? "without a name" : quoted(key.name)) in the same shadow root: the "
                    + "first is on line \(page.place(page.start(first)).line), and this one gets no content")
        }
    }
}

extension Rule {
    static let shadowRootHost = Rule(
        "shadow-root-host", .warning, "A shadow root should be in an element that can have one",
        because: "In other elements the template stays a template, and its content is not shown.",
        reference: .html("scripting.html#attr-template-shadowrootmode"),
        wrong: ["<ul><template shadowrootmode=\"open\"><p>Text</p></template><li>One</li></ul>"],
        right: ["<div><template shadowrootmode=\"open\"><p>Text</p></template>One</div>"])

    static let shadowRootRepeated = Rule(
        "shadow-root-repeated", .warning, "An element should have only one shadow root",
        because: "The second template stays a template, and its content is not shown.",
        reference: .html("scripting.html#attr-template-shadowrootmode"),
        wrong: [
            """
            <div><template shadowrootmode="open"><p>One</p></template>\
            <template shadowrootmode="open"><p>Two</p></template>Text</div>
            """
        ],
        right: ["<div><template shadowrootmode=\"open\"><p>One</p></template><template><p>Two</p></template>Text</div>"]
    )

    static let slotRepeated = Rule(
        "slot-repeated", .warning, "The slots of a shadow root should have different names",
        because: "The first slot with a name gets everything that is meant for that name.",
        reference: .html("scripting.html#the-slot-element"),
        wrong: [
            """
            <div><template shadowrootmode="open"><p><slot name="a"></slot><slot name="a"></slot></p></template>Text</div>
            """
        ],
        right: [
            """
            <div><template shadowrootmode="open"><p><slot name="a"></slot><slot></slot></p></template>Text</div>
            """
        ])
}
