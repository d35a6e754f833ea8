import VitrineSupport
import VitrineMarkup

/// The rules for `iframe`: its sandbox, and the page in `srcdoc`.
enum FrameRules: RuleGroup {
    static var rules: [Rule] { [.sandboxEscape, .frameContent] }

    static func check(_ page: PageTree, _ report: Report) {
        for frame in page.elements(.iframe) {
            for attribute in page.attributes(frame) {
                switch page.attributeName(attribute) {
                case .sandbox: judgeSandbox(page, report, frame, attribute)
                case .srcdoc: judgeContent(page, report, frame, attribute)
                default: break
                }
            }
        }
    }

    private static func judgeSandbox(_ page: PageTree, _ report: Report, _ frame: Int, _ attribute: Int) {
        let value = page.value(of: attribute)
        guard value.hasToken(ignoringCase: "allow-scripts"), value.hasToken(ignoringCase: "allow-same-origin") else {
            return
        }
        report.add(
            .sandboxEscape, at: frame, attribute: attribute,
            "“sandbox” of <iframe> has both “allow-scripts” and “allow-same-origin”, so a page of the same "
                + "origin could escape from the sandbox; remove one of the two"
        )
    }

    /// Applies all rules to a page in `srcdoc` and reports the errors, except those about `html`, `head`, `body` and
    /// `title`, which may be omitted there.
    private static func judgeContent(_ page: PageTree, _ report: Report, _ frame: Int, _ attribute: Int) {
        // Skips pages marked as quotations with `data-quoted`: their mistakes are not those of this page.
        guard !page.isInside, page.text(ofAttribute: "data-quoted", frame) == nil else { return }
        let value = page.value(of: attribute)
        guard value.contains(UInt8(ascii: "<")) else { return }
        let inner = PageTree(page.innerPages.read(Array(value)), syntax: .html, isInside: true)
        let found = Report()
        for group in Rules.groups { group.check(inner, found) }
        for entry in found.entries where entry.rule.severity == .error {
            if let node = entry.node, [Name.html, .head, .body, .title].contains(inner.names[node]) { continue }
            report.add(
                .frameContent, at: frame, attribute: attribute,
                "in “srcdoc” of <iframe>: \(entry.message) [\(entry.rule.id)]")
        }
    }
}

extension Rule {
    static let sandboxEscape = Rule(
        "sandbox-escape", .warning, "A sandbox should not have both “allow-scripts” and “allow-same-origin”",
        because: "A page of the same origin can then remove the attribute with a script and load itself again.",
        reference: .html("iframe-embed-object.html#attr-iframe-sandbox"),
        wrong: ["<iframe src=\"a.html\" title=\"Map\" sandbox=\"allow-scripts allow-same-origin\"></iframe>"],
        right: ["<iframe src=\"a.html\" title=\"Map\" sandbox=\"allow-scripts allow-forms\"></iframe>"])

    static let frameContent = Rule(
        "frame-content", .error, "The page in “srcdoc” must follow the rules for pages",
        because: """
            Browsers show it like any other page. If the frame quotes somebody else's page, add “data-quoted”; then it \
            is not checked.
            """,
        reference: .html("iframe-embed-object.html#attr-iframe-srcdoc"),
        wrong: [
            "<iframe title=\"Note\" srcdoc=\"&lt;p id='a'>One&lt;/p>&lt;p id='a'>Two&lt;/p>\"></iframe>"
        ],
        right: [
            "<iframe title=\"Note\" srcdoc=\"&lt;p id='a'>One&lt;/p>&lt;p id='b'>Two&lt;/p>\"></iframe>",
            "<iframe title=\"Note\" srcdoc=\"Just a word\"></iframe>",
            "<iframe title=\"As it was\" data-quoted=\"\" srcdoc=\"&lt;center>One&lt;/center>\"></iframe>",
        ])
}
