import Mustache
import VitrineHTML
import VitrineMarkup

/// A layout that was evaluated once for a kind of page: constant bytes with slots between them.
///
/// Filling a template for every page would repeat the same work. Instead, the engine runs once for each kind of page in
/// each language, with marks at the places that change; a page is then made by copying bytes and filling the slots.
struct Layout: Sendable {
    enum Segment: Sendable {
        case bytes([UInt8])
        /// A value that changes from page to page.
        /// - Parameter isInSingleQuotes: whether the slot is in an attribute value in single quotes, which an
        ///   apostrophe would end.
        case slot(Slot, isInSingleQuotes: Bool)
        /// The place of the content security policy.
        case policy
    }

    let segments: [Segment]
    /// The policy for what the layout itself loads and runs.
    let policy: PagePolicy

    /// The mark for a slot: its name between two control characters, which HTML does not allow. A layout that contains
    /// one of them is refused; in texts they are replaced.
    private static func mark(_ slot: Slot) -> String { "\u{1}\(slot.rawValue)\u{2}" }

    /// A text in which the characters that delimit marks are replaced by U+FFFD.
    static func unmarked(_ text: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            scalars.append(scalar.value == 1 || scalar.value == 2 ? "\u{FFFD}" : scalar)
        }
        return String(scalars)
    }

    /// Evaluates a layout.
    /// - Parameters:
    ///   - name: the name of the file without its extension.
    ///   - constants: texts, dictionaries of texts, and Booleans that are the same on all pages of the kind.
    /// - Throws: ``SiteProblems`` if the layout is missing or not well-formed; if a file of the folder uses an unknown
    ///   variable or partial, uses a slot as a section, or contains a character that marks use; or if a value could
    ///   become something other than text.
    init(_ name: String, of templates: LayoutTemplates, constants: [String: any Sendable]) throws(SiteProblems) {
        let folder = templates.folder
        guard let file = folder.files[name] else {
            throw SiteProblems(SiteProblem(file: "\(folder.display)/\(name).mustache", .theme(.missingLayout)))
        }
        var names = Set(constants.keys)
        for (name, words) in constants.compactMapValues({ $0 as? [String: String] }) {
            names.remove(name)
            names.formUnion(words.keys.map { "\(name).\($0)" })
        }
        let problems = Self.unknownNames(in: folder, names) + templates.marks
        if !problems.isEmpty { throw SiteProblems(problems) }
        var values: [String: Any] = constants.mapValues { value in
            switch value {
            case let text as String: Self.unmarked(text)
            case let words as [String: String]: words.mapValues(Self.unmarked)
            default: value
            }
        }
        for slot in Slot.allCases { values[slot.rawValue] = Self.mark(slot) }
        let text = templates.library.render(values, withTemplate: name) ?? ""
        segments = LayoutPolicy.placed(in: Self.split(text))
        policy = LayoutPolicy.policy(of: segments)
        try check(name, file.display, templates, values)
        // This check comes last, because the position of a value is reliable only in well-formed markup.
        if let danger = templates.dangers[name] { throw SiteProblems(danger) }
    }

    private static func unknownNames(in folder: TemplateFolder, _ constants: Set<String>) -> [SiteProblem] {
        let known = constants.union(Slot.allCases.map(\.rawValue))
        var problems: [SiteProblem] = []
        for (_, file) in folder.files.sorted(by: { $0.key < $1.key }) {
            for tag in file.tags.tags where tag.sigil != "/" {
                let mistake: ThemeMistake
                if tag.sigil == ">" {
                    guard folder.files[tag.name] == nil else { continue }
                    mistake = .unknownPartial(tag.name)
                } else if tag.sigil == "<" || tag.sigil == "$" {
                    mistake = .unsafe(.inheritance(tag.name))
                } else if !known.contains(tag.name), tag.name != "." {
                    mistake = .unknownVariable(tag.name, known: known.sorted())
                } else if Slot(rawValue: tag.name) != nil, tag.sigil == "#" || tag.sigil == "^" {
                    mistake = .slotAsSection(tag.name)
                } else {
                    continue
                }
                problems.append(SiteProblem(file: file.display, line: tag.line, .theme(mistake)))
            }
        }
        return problems
    }

    private static func split(_ text: String) -> [Segment] {
        var segments: [Segment] = []
        var rest = text[...]
        var position = MarkupPosition()
        while let open = rest.unicodeScalars.firstIndex(of: "\u{1}"),
            let close = rest[open...].unicodeScalars.firstIndex(of: "\u{2}")
        {
            position.advance(over: rest[..<open])
            if open > rest.startIndex { segments.append(.bytes(Array(rest[..<open].utf8))) }
            let name = rest.unicodeScalars[open..<close].dropFirst()
            if let slot = Slot(rawValue: String(name)) {
                segments.append(.slot(slot, isInSingleQuotes: position.state == .singleQuoted))
            }
            rest = rest[rest.unicodeScalars.index(after: close)...]
        }
        if !rest.isEmpty { segments.append(.bytes(Array(rest.utf8))) }
        return segments
    }

    /// Parses the layout with empty slots, so that a mistake of its own is reported once, with its place, instead of on
    /// every page. Throws the first one.
    private func check(
        _ name: String, _ file: String, _ templates: LayoutTemplates, _ values: [String: Any]
    ) throws(SiteProblems) {
        var bytes: [UInt8] = []
        for case .bytes(let part) in segments { bytes += part }
        guard let problem = Self.firstProblem(bytes) else { return }
        var values = values
        for slot in Slot.allCases { values[slot.rawValue] = "" }
        let found = LineMarks.origin(of: name, in: templates.folder, values: values) { text in
            Self.firstProblem(Array(text.utf8)).map { ($0.line, $0.column) }
        }
        let origin = found ?? LineMarks.Origin(file: file, line: problem.line)
        // If a value at an unsafe place, such as an attribute without quotation marks, is on that line, the advice for
        // it is better than the parser's message.
        if let danger = templates.dangers[name], danger.file == origin.file, danger.line == origin.line {
            throw SiteProblems(danger)
        }
        // The parser's message may contain line numbers of the evaluated layout, which would be misleading.
        let message = problem.message.replacing(/\ line [0-9]+/, with: "")
        throw SiteProblems(SiteProblem(file: origin.file, line: origin.line, .theme(.notWellFormed(message))))
    }

    private static func firstProblem(_ bytes: [UInt8]) -> XMLProblem? {
        (try? WellFormednessChecker())?.check(bytes).first
    }
}

extension Layout {
    /// A layout that consists of the content only.
    static let empty = Layout(segments: [.slot(.content, isInSingleQuotes: false)])

    private init(segments: [Segment]) {
        self.segments = segments
        policy = PagePolicy()
    }
}
