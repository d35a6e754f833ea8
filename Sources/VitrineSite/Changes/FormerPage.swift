import VitrineMarkup
import VitrineSnapshots

/// Extracts the content of a page, so that a change to the frame around all pages is not reported as a change to each
/// page.
enum FormerPage {
    /// The `main` element of a page that shows only a story; if there is none, the `body` element or the whole page.
    static func story(_ page: [UInt8]) -> [UInt8] {
        for name in ["main", "body"] {
            let end = Array("</\(name)>".utf8)
            guard let start = page.firstRange(of: "<\(name)".utf8)?.lowerBound,
                let last = page.ranges(of: end).last?.lowerBound, last > start
            else { continue }
            return Array(page[start..<last + end.count])
        }
        return page
    }

    /// The former markup of a story with its current ids, because a new address alone is not a change to the story.
    static func renamed(_ former: [UInt8], as now: [UInt8]) -> [UInt8] {
        var text = String(decoding: former, as: UTF8.self)
        let new = String(decoding: now, as: UTF8.self)
        for name in ["data-instance", "id"] {
            guard let old = value(of: name, in: text), let other = value(of: name, in: new), old != other else {
                continue
            }
            text = replacing(String(old), with: String(other), in: text, attribute: name)
        }
        return Array(text.utf8)
    }

    /// Replaces an id or an instance, also where it is the start of another one that belongs to a part: the parts of
    /// `a--1` have ids such as `a--1--item` and `a--1_name`, and the parts of `a/1` have instances such as `a/1/item`.
    private static func replacing(_ old: String, with new: String, in text: String, attribute: String) -> String {
        let start = " \(attribute)=\""
        let pieces = text.split(separator: start + old, omittingEmptySubsequences: false)
        var result = String(pieces.first ?? "")
        for piece in pieces.dropFirst() {
            let isSame = ["\"", "--", "_", "/"].contains { piece.hasPrefix($0) }
            result += start + (isSame ? new : old)
            result += piece
        }
        return result
    }

    private static func value(of name: String, in text: String) -> Substring? {
        text.firstRange(of: " \(name)=\"").map { text[$0.upperBound...].prefix { $0 != "\"" } }
    }

    /// The header, the rows and the footer on the page of a section; nil if they are not found.
    static func section(_ page: [UInt8]) -> [UInt8]? {
        guard let start = page.firstRange(of: "<div class=\"screen\">".utf8)?.lowerBound else { return nil }
        return division(page, from: start)
    }

    /// The title, the summary and, if it is found, the text of a guide; nil if the title and the summary are not found.
    ///
    /// Three things are left out: the names and heights of the stories that the guide shows, because a changed story
    /// does not change the guide; the labels “new” and “changed”, which are on the pages of a release if it was itself
    /// compared with an earlier one; and the `../` at the start of addresses, which differ after the guide has moved to
    /// another folder.
    static func guide(_ page: [UInt8]) -> [UInt8]? {
        let end = Array("</header>".utf8)
        guard let start = page.firstRange(of: "<header class=\"intro\">".utf8)?.lowerBound,
            let last = page[start...].firstRange(of: end)?.upperBound
        else { return nil }
        let text = page[last...].firstIndex { $0 > 0x20 }
        var content = Array(page[start..<last])
        if let text, page[text...].starts(with: "<div class=\"prose\"".utf8), let prose = division(page, from: text) {
            content += prose
        }
        let cut = String(decoding: content, as: UTF8.self)
            .replacing(/\ <span class="flag (?:new|changed)">[^<]*<\/span>/, with: "")
            .replacing(/<p class="caption">.*?<\/p>/.dotMatchesNewlines(), with: "")
            .replacing(/(<iframe src="[^"]*")(?: [a-z]+="[^"]*")*/) { $0.output.1 }
            .replacing(/( (?:href|src)=")(?:\.\.\/)+/) { $0.output.1 }
        // A tree must have a single root element.
        return Array("<div>\(cut)</div>".utf8)
    }

    /// The `div` element at an offset; nil if it has no end.
    private static func division(_ page: [UInt8], from start: Int) -> [UInt8]? {
        var depth = 0
        var at = start
        while let next = page[at...].firstIndex(of: UInt8(ascii: "<")) {
            let rest = page[next...]
            if rest.starts(with: "<div".utf8), let end = rest.dropFirst(4).first, [0x20, 0x3E, 0x0A].contains(end) {
                depth += 1
            } else if rest.starts(with: "</div>".utf8) {
                depth -= 1
                if depth == 0 { return Array(page[start..<next + 6]) }
            }
            at = next + 1
        }
        return nil
    }
}
