/// Follows the position in markup through a template and the partials that it uses, up to the first mistake.
///
/// A partial is followed once from each position at which it begins, because a value may be allowed at one of them and
/// not at another one. A section is also followed again from each position at which it ends, because its value may be a
/// list.
struct TemplateWalk {
    /// A template, with the end of each section.
    private struct Template {
        let display: String
        let pieces: [TemplateTags.Piece]
        /// The index after the last piece of each section, keyed by the index of the piece with its opening tag.
        private(set) var ends: [Int: Int] = [:]

        init(_ file: TemplateFolder.File) {
            display = file.display
            pieces = file.tags.pieces
            var open: [Int] = []
            for (index, piece) in pieces.enumerated() {
                switch piece.tag?.sigil {
                case "#", "^": open.append(index)
                case "/": if let start = open.popLast() { ends[start] = index + 1 }
                default: break
                }
            }
        }
    }

    /// Some pieces of a template, and the position at which they begin.
    private struct Part: Hashable {
        let name: String
        let pieces: Range<Int>
        let start: MarkupPosition
    }

    /// The maximum number of uses of the same partial, one inside another.
    private static let recursionLimit = 16
    /// The maximum number of times in a row that a section is followed. After this, only the name of an attribute
    /// without a value can still change: it gets longer each time.
    private static let repetitions = 12

    private let safety: TemplateSafety
    private var templates: [String: Template] = [:]
    /// The positions after the parts that were followed to their ends.
    private var ends: [Part: MarkupPosition] = [:]
    /// The template and the partials that are being followed, outermost first.
    private var open: [Part] = []
    /// The mistake to report if the outermost template is used inside itself at the position at which it begins, and
    /// does not end as a partial has to end; nil if it is not used in this way.
    private var recursion: TemplateSafety.Finding?

    init(_ safety: TemplateSafety) { self.safety = safety }

    /// The first mistake in a template, assuming that it begins in text; nil if there is none.
    mutating func check(_ name: String) -> TemplateSafety.Finding? {
        guard let template = template(name) else { return nil }
        let part = Part(name: name, pieces: template.pieces.indices, start: MarkupPosition())
        var position = part.start
        open = [part]
        if let finding = follow(part, template, &position) { return finding }
        return position.join(part.start) ? nil : recursion
    }

    private mutating func template(_ name: String) -> Template? {
        if let known = templates[name] { return known }
        guard let file = safety.folder.files[name] else { return nil }
        let template = Template(file)
        templates[name] = template
        return template
    }

    private mutating func follow(
        _ part: Part, _ template: Template, _ position: inout MarkupPosition
    ) -> TemplateSafety.Finding? {
        var index = part.pieces.lowerBound
        while index < part.pieces.upperBound {
            let piece = template.pieces[index]
            position.advance(overOptional: piece.optionalSpace)
            position.advance(over: piece.textBefore)
            let start = index
            index += 1
            guard let tag = piece.tag else { continue }
            func finding(_ mistake: TemplateMistake) -> TemplateSafety.Finding {
                TemplateSafety.Finding(file: template.display, line: tag.line, mistake: mistake)
            }
            if let mistake = safety.mistake(of: tag) { return finding(mistake) }
            switch tag.sigil {
            case "#", "^":
                let end = template.ends[start] ?? part.pieces.upperBound
                let section = Part(name: part.name, pieces: index..<end, start: position)
                if let found = follow(section, of: tag, template, &position) { return found }
                index = end
            case "/": break
            case ">":
                let use = finding(.unbalanced(tag.name, isPartial: true))
                if let found = follow(use, of: tag.name, &position) { return found }
            default:
                if let mistake = safety.mistake(of: tag, at: position) { return finding(mistake) }
                position.advanceOverValue()
            }
        }
        return nil
    }

    // MARK: - Sections

    /// Follows a section. It may be left out, written once or, if its value is a list, repeated.
    private mutating func follow(
        _ section: Part, of tag: TemplateTags.Tag, _ template: Template, _ position: inout MarkupPosition
    ) -> TemplateSafety.Finding? {
        var starts: Set<MarkupPosition> = []
        var result = section.start
        while starts.count < Self.repetitions, starts.insert(position).inserted {
            let part = Part(name: section.name, pieces: section.pieces, start: position)
            if let end = ends[part] {
                position = end
            } else {
                if let finding = follow(part, template, &position) { return finding }
                ends[part] = position
            }
            var end = position
            // After an unclear position, all values are refused, so the branches need not end in the same state.
            guard end.isUnclear || end.join(result) else {
                let line = template.pieces[section.pieces].last?.tag?.line ?? tag.line
                return TemplateSafety.Finding(
                    file: template.display, line: line, mistake: .unbalanced(tag.name, isPartial: false))
            }
            result = end
            if tag.sigil == "^" { break }
        }
        position = result
        return nil
    }

    // MARK: - Partials

    /// Follows the use of a partial.
    /// - Parameter use: the mistake to report if the partial does not end at the kind of position where it begins.
    private mutating func follow(
        _ use: TemplateSafety.Finding, of name: String, _ position: inout MarkupPosition
    ) -> TemplateSafety.Finding? {
        guard let template = template(name) else { return nil }
        let part = Part(name: name, pieces: template.pieces.indices, start: position)
        if let end = ends[part] {
            position = end
        } else if open.contains(part) {
            if part == open.first { recursion = use }
            position.advanceOverRecursion()
        } else {
            // A partial that keeps using itself at new positions makes the name of an element or attribute longer.
            guard open.count(where: { $0.name == name }) < Self.recursionLimit else { return use }
            open.append(part)
            defer { open.removeLast() }
            if let finding = follow(part, template, &position) { return finding }
            ends[part] = position
        }
        return position.join(part.start) ? nil : use
    }
}
