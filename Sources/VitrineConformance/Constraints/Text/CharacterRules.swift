/// Characters that no page may have: controls, and code points that are no characters.
enum CharacterRules: RuleGroup {
    static var rules: [Rule] { [.characterForbidden] }

    static func check(_ page: PageTree, _ report: Report) {
        var written: Set<UInt32> = []
        let source = page.document.sourceCount
        scan(page.document.text, 0..<source) { at, point in
            written.insert(point)
            report.add(.characterForbidden, at: nil, offset: at, message(point))
            return true
        }
        // Behind the source stand values and texts with references. What is written as it is stands there again.
        let end = page.document.text.count
        var isDecoded = false
        if end > source {
            scan(page.document.text, source..<end) { _, point in
                isDecoded = !written.contains(point)
                return !isDecoded
            }
        }
        if isDecoded { judgeDecoded(page, report, written) }
    }

    private static func judgeDecoded(_ page: PageTree, _ report: Report, _ written: Set<UInt32>) {
        func judge(_ start: Int32, _ count: Int32, _ node: Int?, _ attribute: Int?) {
            guard Int(start) >= page.document.sourceCount else { return }
            scan(page.document.text, Int(start)..<Int(start + count)) { _, point in
                if !written.contains(point) {
                    report.add(.characterForbidden, at: node, attribute: attribute, message(point))
                }
                return true
            }
        }
        for node in page.nodes {
            let found = page.document.nodes[node]
            if found.kind == .text { judge(found.start, found.count, page.parent(node), nil) }
            for attribute in page.attributes(node) {
                let value = page.document.attributes[attribute]
                judge(value.start, value.count, node, attribute)
            }
        }
    }

    /// Goes through the forbidden code points of a range, until the function says false. What XML forbids already is not
    /// well-formed: the first 32 controls, U+FFFE and U+FFFF.
    private static func scan(_ text: [UInt8], _ range: Range<Int>, _ found: (Int, UInt32) -> Bool) {
        for at in range {
            let byte = text[at]
            if byte < 0x7F || byte > 0x7F && byte < 0xC2 { continue }
            if let point = forbidden(text, at), !found(at, point) { return }
        }
    }

    private static func message(_ point: UInt32) -> String {
        let digits = String(point, radix: 16, uppercase: true)
        let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        return "The page has \(name), which is \(point < 0x100 ? "a control character" : "no character")"
    }

    /// The forbidden code point that begins at a byte.
    @inline(__always)
    private static func forbidden(_ text: [UInt8], _ at: Int) -> UInt32? {
        switch text[at] {
        case 0x7F: return 0x7F
        case 0xC2:
            guard at + 1 < text.count, text[at + 1] < 0xA0 else { return nil }
            return UInt32(text[at + 1])
        case 0xEF:
            guard at + 2 < text.count, text[at + 1] == 0xB7, text[at + 2] >= 0x90, text[at + 2] <= 0xAF else {
                return nil
            }
            return 0xFDC0 | UInt32(text[at + 2] & 0x3F)
        case 0xF0...0xF4:
            // The last two code points of every plane.
            guard at + 3 < text.count, text[at + 1] & 0x0F == 0x0F, text[at + 2] == 0xBF, text[at + 3] >= 0xBE else {
                return nil
            }
            return UInt32(text[at] & 0x07) << 18 | UInt32(text[at + 1] & 0x3F) << 12 | 0xFC0
                | UInt32(text[at + 3] & 0x3F)
        default: return nil
        }
    }
}

extension Rule {
    /// A page has characters only.
    static let characterForbidden = Rule(
        "character-forbidden", .error, "A page has no control characters",
        because: "They are leftovers of wrong encodings. Browsers show boxes or nothing for them.",
        reference: .html("parsing.html#preprocessing-the-input-stream"),
        wrong: [
            "<p>Delete: &#x7F;</p>", "<p>Next line: &#x85;</p>", "<p>None: &#xFDD0;</p>",
        ],
        right: ["<p>No-break space: \u{A0}, emoji: \u{1F600}, private: \u{E000}</p>"])
}
