import VitrineMarkup
import VitrineSupport

/// The rules for the errors of the HTML parser: the parse errors of the HTML Standard (13.2.2), problems with the
/// encoding, and limits that a page exceeds. Each rule has the name of its error.
enum ParseErrorRules: RuleGroup {
    /// The rules that have examples.
    static let rules: [Rule] = characters + references + tags + comments + declarations + structure + nesting

    /// The rules that have no examples, because an example would have to be invalid text or far too long.
    static let withoutExamples: [Rule] = [.invalidBytes, .surrogateInInput, .tooManyFormatting, .documentTooLarge]

    private static let byName = Dictionary(
        uniqueKeysWithValues: (rules + withoutExamples).map { ($0.id, $0) })

    /// Returns the rule for an error. A test verifies that every error has one.
    static func rule(for error: HTMLParseError) -> Rule? { byName[error.name] }

    static func check(_ page: PageTree, _ report: Report) {
        guard let html = page.document.html else { return }
        if isUTF16(page) {
            report.add(.utf8, at: nil, offset: 0, "the page is written in UTF-16; save it as UTF-8")
            return
        }
        // The tokenizer and the tree builder may both report the same U+0000, so different offsets are counted.
        let more = Dictionary(grouping: html.problems.lazy.filter { isAboutBytes($0.error) }, by: \.error)
            .mapValues { Set($0.map(\.offset)).count }
        var seen: Set<HTMLParseError> = []
        var unclosed: Set<Int> = []
        for var problem in html.problems {
            // A missing end tag is reported only once, although browsers reopen formatting elements until the page
            // ends.
            if let open = problem.open, !unclosed.insert(open.offset).inserted { continue }
            // If the page is the value of an attribute (`srcdoc`), the line of the open element, which the message
            // contains, would be counted from the beginning of that value.
            if page.isInside { problem.open = nil }
            guard let rule = rule(for: problem.error) else { continue }
            guard isAboutBytes(problem.error) else {
                report.add(rule, at: nil, offset: start(of: problem, in: page), problem.message)
                continue
            }
            guard seen.insert(problem.error).inserted else { continue }
            let count = more[problem.error] ?? 1
            report.add(
                rule, at: nil, offset: problem.offset,
                problem.message + (count > 1 ? " (and \(count - 1) more like it)" : ""))
        }
        report.leave(html.problemCount - html.problems.count)
        checkEncoding(html, report)
    }

    /// Returns the offset at which a problem begins. Parsers detect some errors only at a later byte.
    private static func start(of problem: HTMLParseProblem, in page: PageTree) -> Int {
        let before = page.document.text[..<min(problem.offset, page.document.sourceCount)]
        switch problem.error {
        case .duplicateAttribute:
            let name = before.suffix(problem.subject?.utf8.count ?? 0)
            return name.equals(ignoringCase: problem.subject ?? "") ? name.startIndex : problem.offset
        case .absenceOfDigitsInNumericCharacterReference, .characterReferenceOutsideUnicodeRange,
            .controlCharacterReference, .missingSemicolonAfterCharacterReference, .noncharacterCharacterReference,
            .nullCharacterReference, .surrogateCharacterReference, .unknownNamedCharacterReference:
            return before.suffix(40).lastIndex(of: UInt8(ascii: "&")) ?? problem.offset
        default: return problem.offset
        }
    }

    /// Returns whether an error is about the bytes of the file. Such an error usually occurs in many places for one
    /// reason, so only the first one is reported.
    private static func isAboutBytes(_ error: HTMLParseError) -> Bool {
        switch error {
        case .controlCharacterInInputStream, .noncharacterInInputStream, .surrogateInInputStream,
            .unexpectedNullCharacter, .invalidBytesInEncoding:
            true
        default: false
        }
    }

    /// Returns whether the tree is meaningless, because the page was not read or was read in the wrong encoding.
    static func isUnreadable(_ page: PageTree) -> Bool {
        guard let count = page.document.html?.problemCount, count > 0 else { return false }
        return isUTF16(page) || page.document.html?.problems.contains { $0.error == .documentTooLarge } ?? false
    }

    /// Returns whether a page was read as UTF-8 although it is in UTF-16 without a byte order mark.
    private static func isUTF16(_ page: PageTree) -> Bool {
        page.document.html?.encoding == .utf8 && InputRules.isUTF16(page.document.text.prefix(4))
    }

    /// Reports a page whose encoding, according to its byte order mark or to the reader's options, is not UTF-8. An
    /// encoding that the page itself declares is checked by the rules for attributes.
    private static func checkEncoding(_ html: MarkupDocument.HTMLReading, _ report: Report) {
        guard html.encoding != .utf8, html.encodingSource == .byteOrderMark || html.encodingSource == .transport else {
            return
        }
        report.add(
            .utf8, at: nil, offset: 0,
            "the page is written in \(html.encoding.name), as its first bytes say; save it as UTF-8")
    }

    /// Creates a rule for an error in the Standard's list of parse errors. The rule has the name of the error, and
    /// refers to its entry in the list.
    static func rule(
        _ error: HTMLParseError, _ title: String, because reason: String, wrong: [Rule.Example], right: [Rule.Example]
    ) -> Rule {
        rule(
            error, title, because: reason, section: "parsing.html#parse-error-\(error.name)", wrong: wrong, right: right
        )
    }

    /// Creates a rule for an error that the Standard describes without naming it.
    static func rule(
        _ error: HTMLParseError, _ title: String, because reason: String, section: String, wrong: [Rule.Example],
        right: [Rule.Example]
    ) -> Rule {
        Rule(error.name, .error, title, because: reason, reference: .html(section), wrong: wrong, right: right)
    }

    /// Creates an example page that begins with a given text instead of the usual document type.
    static func page(_ beginning: String, _ body: String = "<p>Text</p>") -> Rule.Example {
        .page(
            """
            \(beginning)
            <html lang="en">
            <head><meta charset="utf-8"><title>Example</title></head>
            <body><main><h1>Example</h1>\(body)</main></body>
            </html>

            """)
    }

    /// Creates an example page that ends with a given text, before its elements are closed.
    static func page(endingIn end: String) -> Rule.Example {
        .page(
            """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>Example</title></head>
            <body><main><h1>Example</h1>
            \(end)
            """)
    }
}

extension Rule {
    /// All bytes of a page must be valid in its encoding.
    static let invalidBytes = Rule(
        HTMLParseError.invalidBytesInEncoding.name, .error, "All bytes of a page must be valid in its encoding",
        because: "Browsers show a replacement character, or guess another encoding.",
        reference: .html("semantics.html#charset"), wrong: [], right: [])

    /// A page must not contain halves of surrogate pairs.
    static let surrogateInInput = Rule(
        HTMLParseError.surrogateInInputStream.name, .error, "A page must not contain halves of surrogate pairs",
        because: "Half of a surrogate pair is not a character, and every program handles it differently.",
        reference: .html("parsing.html#parse-error-surrogate-in-input-stream"), wrong: [], right: [])

    /// Formatting elements must be closed.
    static let tooManyFormatting = Rule(
        HTMLParseError.tooManyFormattingElements.name, .error, "Formatting elements must be closed",
        because: """
            Browsers open every unclosed <b>, <font> or <a> again in each paragraph that follows. Vitrine does \
            not open all of them, because the tree would grow with the square of the length of the page.
            """,
        reference: .html("parsing.html#the-list-of-active-formatting-elements"), wrong: [], right: [])

    /// A page must not be larger than 512 MB.
    static let documentTooLarge = Rule(
        HTMLParseError.documentTooLarge.name, .error, "A page must not be larger than 512 MB",
        because: "A larger page is not read, so nothing is known about it.", reference: nil, wrong: [], right: [])
}
