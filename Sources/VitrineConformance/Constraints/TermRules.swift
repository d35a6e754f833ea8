import VitrineMarkup
import VitrineSupport

/// The rule for the terms of a description list.
enum TermRules: RuleGroup {
    static var rules: [Rule] { [.termRepeated] }

    private struct Term: Hashable {
        let list: Int
        let text: UInt64
    }

    static func check(_ page: PageTree, _ report: Report) {
        var terms: [Term: Int] = [:]
        for node in page.elements(.dt) {
            guard let list = list(page, node), let text = fingerprint(page, node) else { continue }
            let term = Term(list: list, text: text)
            guard let first = terms[term] else {
                terms[term] = node
                continue
            }
            report.add(
                .termRepeated, at: node,
                "duplicate term \(quoted(Bytes(page.textContent(node).utf8))) in the same <dl>: the first is on line "
                    + "\(page.place(page.start(first)).line)")
        }
    }

    private static func list(_ page: PageTree, _ term: Int) -> Int? {
        guard let parent = page.parent(term) else { return nil }
        if page.names[parent] == .dl { return parent }
        guard page.names[parent] == .div, let outer = page.parent(parent), page.names[outer] == .dl else { return nil }
        return outer
    }

    /// Returns a hash of the text of a term, with whitespace collapsed; nil if the term has no text, or contains
    /// pictures or other elements that may distinguish it from terms with the same text.
    private static func fingerprint(_ page: PageTree, _ term: Int) -> UInt64? {
        var hash = StableHash()
        var isEmpty = true
        var hasGap = false
        for node in page.descendants(term) {
            guard let text = page.text(node) else {
                switch page.names[node] {
                case .img, .svg, .math, .input, .video, .audio, .canvas, .object, .iframe, .embed: return nil
                default: continue
                }
            }
            for byte in text {
                if byte.isHTMLSpace {
                    hasGap = !isEmpty
                    continue
                }
                if hasGap { hash.add(UInt8(ascii: " ")) }
                hasGap = false
                isEmpty = false
                hash.add(byte)
            }
        }
        return isEmpty ? nil : hash.value
    }
}

extension Rule {
    static let termRepeated = Rule(
        "term-repeated", .warning, "A term should occur only once in a description list",
        because: "People who look for a term stop at the first one. One term may have several descriptions.",
        reference: .html("grouping-content.html#the-dl-element"),
        wrong: ["<dl><dt>Bow</dt><dd>Front</dd><dt>Stern</dt><dd>Back</dd><dt>Bow</dt><dd>Prow</dd></dl>"],
        right: ["<dl><dt>Bow</dt><dd>Front</dd><dd>Prow</dd><dt>Stern</dt><dd>Back</dd></dl>"])
}
