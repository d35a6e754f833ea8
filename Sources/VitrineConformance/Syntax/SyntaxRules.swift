import VitrineMarkup
import VitrineSupport

/// The rules for the syntax of pages that are read as XML. For pages that are read as HTML, only the byte order mark is
/// checked.
enum SyntaxRules: RuleGroup {
    static var rules: [Rule] {
        [
            .wellFormed, .forbiddenCharacter, .byteOrderMark, .documentType, .selfClosed, .voidEndTag,
            .prefixedElement, .xmlOnly, .xmlInHTML, .commentStart, .leadingNewline, .readAlike,
        ]
    }

    static func check(_ page: PageTree, _ report: Report) {
        guard !page.isReadAsHTML else {
            checkMark(page.document.text[..<page.document.sourceCount], report)
            return
        }
        let isReadable = checkBytes(page, report)
        // If the page is not readable, the byte that an XML parser cannot read has already been reported.
        if isReadable { checkWellFormed(page, report) }
        guard page.syntax == .html else { return }
        DocumentTypeRules.check(page, report)
        MarkupForms.check(page, report)
    }

    /// Reports bytes and characters that are not allowed in a page.
    /// - Returns: false if one of the reported bytes cannot be read by an XML parser.
    private static func checkBytes(_ page: PageTree, _ report: Report) -> Bool {
        let source = page.document.text[..<page.document.sourceCount]
        guard !page.document.isPlain else {
            checkMark(source, report)
            return true
        }
        let found = CharacterScan.scan(source)
        // A file in UTF-16 contains many NUL bytes.
        if found.first[.invalid] != nil || found.first[.nul] != nil,
            let problem = InputRules.problem(withEncodingOf: source)
        {
            report.add(.utf8, at: nil, offset: problem.offset, problem.message)
            return false
        }
        checkMark(source, report)
        for kind in CharacterScan.Kind.allCases {
            guard let first = found.first[kind] else { continue }
            let count = found.count[kind] ?? 1
            report.add(
                .forbiddenCharacter, at: nil, offset: first,
                CharacterScan.message(kind, source, first) + (count > 1 ? " (and \(count - 1) more like it)" : ""))
        }
        guard found.first.isEmpty else { return found.isReadable }
        checkReferences(page, report)
        return true
    }

    private static func checkMark(_ source: Bytes, _ report: Report) {
        guard source.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
        report.add(
            .byteOrderMark, at: nil, offset: 0,
            "the page begins with a byte order mark, which UTF-8 does not need; remove it")
    }

    /// Reports the first forbidden character that is written as a character reference. Texts and attribute values with
    /// references are stored after the source in the document.
    private static func checkReferences(_ page: PageTree, _ report: Report) {
        let document = page.document
        // Some of these bytes may be unused or copies, so they only determine whether to search the page.
        guard first(in: document.text[document.sourceCount...]) != nil else { return }
        for node in page.nodes {
            if let text = page.text(node), text.startIndex >= document.sourceCount, let message = first(in: text) {
                report.add(.forbiddenCharacter, at: node, message)
                return
            }
            for attribute in page.attributes(node) {
                let value = document.value(of: attribute)
                guard value.startIndex >= document.sourceCount, let message = first(in: value) else { continue }
                report.add(.forbiddenCharacter, at: node, attribute: attribute, message)
                return
            }
        }
    }

    /// Returns the message about the first forbidden character in decoded text; nil if there is none. The parser
    /// normalizes line breaks, so a carriage return can only come from a reference.
    private static func first(in decoded: Bytes) -> String? {
        guard let found = CharacterScan.scan(decoded, forbidsReturn: true).first.min(by: { $0.value < $1.value }) else {
            return nil
        }
        if decoded[found.value] == UInt8(ascii: "\r") {
            return "a character reference to U+000D, a carriage return, is not allowed in a page; write a line break"
        }
        return CharacterScan.message(found.key, decoded, found.value) + ", not even as a character reference"
    }

    /// Reports the first problem that makes a page not well-formed. Later problems usually follow from the first one.
    private static func checkWellFormed(_ page: PageTree, _ report: Report) {
        guard let problem = page.document.problems.first else { return }
        let offset = page.offset(line: problem.line, column: problem.column)
        report.add(.wellFormed, at: nil, offset: offset, WellFormedness.message(problem))
    }
}
