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
    /// `title`, which may be omitted there. If the outer page was read as XML, errors without an element are not
    /// reported either, and an inner page that is not well-formed is not checked, because it may still be valid HTML.
    private static func judgeContent(_ page: PageTree, _ report: Report, _ frame: Int, _ attribute: Int) {
        // Skips pages marked as quotations with `data-quoted`: their mistakes are not those of this page.
        guard !page.isInside, page.text(ofAttribute: "data-quoted", frame) == nil else { return }
        let value = page.value(of: attribute).trimmed
        guard value.contains(UInt8(ascii: "<")) else { return }
        let isWhole = value.hasPrefix(ignoringCase: "<!doctype") || value.hasPrefix(ignoringCase: "<html")
        guard let document = page.innerPages.read(isWhole ? Array(value) : wrapped(value), in: page),
            document.problems.isEmpty
        else { return }
        let inner = PageTree(document, syntax: page.syntax, isInside: true)
        let found = Report()
        for group in Rules.groups { group.check(inner, found) }
        for entry in found.entries where entry.rule.severity == .error {
            if let node = entry.node {
                switch inner.names[node] {
                case .html, .head, .body, .title: continue
                default: break
                }
            } else if !inner.isReadAsHTML {
                continue
            }
            report.add(
                .frameContent, at: frame, attribute: attribute,
                "in “srcdoc” of <iframe>: \(entry.message) [\(entry.rule.id)]")
        }
    }

    /// Returns a whole page with the content. Nothing before the content is on a line of its own, so that the line
    /// numbers in messages are those of the content.
    private static func wrapped(_ content: Bytes) -> [UInt8] {
        Array(
            "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"/><title>Frame</title></head><body>".utf8)
            + content + Array("</body></html>".utf8)
    }
}

extension Rule {
    /// A sandbox should not have both “allow-scripts” and “allow-same-origin”.
    static let sandboxEscape = Rule(
        "sandbox-escape", .warning, "A sandbox should not have both “allow-scripts” and “allow-same-origin”",
        because: "A page of the same origin can then remove the attribute with a script and load itself again.",
        reference: .html("iframe-embed-object.html#attr-iframe-sandbox"),
        wrong: ["<iframe src=\"a.html\" title=\"Map\" sandbox=\"allow-scripts allow-same-origin\"></iframe>"],
        right: ["<iframe src=\"a.html\" title=\"Map\" sandbox=\"allow-scripts allow-forms\"></iframe>"])

    /// The page in “srcdoc” must follow the rules for pages.
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
