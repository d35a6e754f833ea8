/// Finds the first place in a template or its partials where a value could become something other than text.
///
/// A template is checked once for all values. The engine escapes `&`, `<`, `>` and both quotation marks, which is
/// sufficient in text and in quoted attribute values, but nowhere else.
struct TemplateSafety {
    /// A mistake and its place.
    struct Finding: Hashable {
        let file: String
        let line: Int
        let mistake: TemplateMistake
    }

    let folder: TemplateFolder
    /// The names of values that the program writes itself. They may be unescaped in the template, because the program
    /// escapes their texts.
    var ownNames: Set<String> = []
    /// The names among ``ownNames`` whose values are markup; they are refused in attribute values.
    var markupNames: Set<String> = []

    /// The first mistake in a template, assuming that it begins in text; nil if there is none.
    func check(_ name: String) -> Finding? {
        var position = MarkupPosition()
        return check(name, &position, within: [])
    }

    private func check(_ name: String, _ position: inout MarkupPosition, within around: Set<String>) -> Finding? {
        guard let file = folder.files[name] else { return nil }
        var open: [(name: String, position: MarkupPosition)] = []
        for piece in TemplateTags(file.text).pieces {
            position.advance(over: piece.textBefore)
            guard let tag = piece.tag else { continue }
            var mistake = structureMistake(tag)
            if mistake == nil {
                switch tag.sigil {
                case "#", "^": open.append((tag.name, position))
                case "/":
                    if let section = open.popLast(), !position.join(section.position) {
                        mistake = .unbalanced(section.name, isPartial: false)
                    }
                case ">":
                    // A recursive partial is not checked again, because a partial is refused unless it ends at the same
                    // kind of position where it began.
                    guard !around.contains(tag.name), tag.name != name else { continue }
                    let start = position
                    if let finding = check(tag.name, &position, within: around.union([name])) { return finding }
                    if !position.join(start) { mistake = .unbalanced(tag.name, isPartial: true) }
                default:
                    mistake = place(tag, position).map { .place(tag.name, $0) }
                    position.advanceOverValue()
                }
            }
            if let mistake { return Finding(file: file.display, line: tag.line, mistake: mistake) }
        }
        return nil
    }

    private func structureMistake(_ tag: TemplateTags.Tag) -> TemplateMistake? {
        switch tag.sigil {
        case "=": .delimiters
        case "%": .pragma
        case "<", "$": .inheritance(tag.name)
        default: tag.isUnescaped && !ownNames.contains(tag.name) ? .unescaped(tag.name) : nil
        }
    }

    private func place(_ tag: TemplateTags.Tag, _ position: MarkupPosition) -> TemplateMistake.Place? {
        let element = String(decoding: position.element, as: UTF8.self)
        let attribute = String(decoding: position.attribute, as: UTF8.self)
        switch position.state {
        // A `<` directly before the value would open a tag.
        case .text: return position == MarkupPosition() ? nil : .tag(element: "")
        case .rawText: return .rawText(element: element)
        case .tag: return .tag(element: element)
        case .unquoted: return .unquoted(attribute: attribute)
        case .comment: return .comment
        case .declaration: return .declaration
        case .cdata: return .cdata
        case .unclear: return .unclear
        case .escapableText: return markupNames.contains(tag.name) ? .rawText(element: element) : nil
        case .doubleQuoted, .singleQuoted:
            if markupNames.contains(tag.name) { return .attribute(attribute) }
            if attribute.hasPrefix("on") { return .handler(attribute: attribute) }
            switch attribute {
            case "style": return .styleAttribute
            case "srcdoc": return .page
            default: return nil
            }
        }
    }
}
