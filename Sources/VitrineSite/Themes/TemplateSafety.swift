/// Finds the first thing in a template, or in the partials it fills in, that could let a value become something else than text.
///
/// Values are unknown here, so that one template is checked once and not with each value. What the engine writes has `&`, `<`,
/// `>` and both quotation marks escaped, which is enough in text and in quoted values of attributes, and nowhere else.
struct TemplateSafety {
    /// The problem, and where.
    struct Finding: Hashable {
        let file: String
        let line: Int
        let mistake: TemplateMistake
    }

    let folder: TemplateFolder
    /// The names whose values the program writes itself, escaped where they are texts, whatever the tag says.
    var ownNames: Set<String> = []
    /// Those of them that are markup; they are refused in values of attributes.
    var markupNames: Set<String> = []

    /// The first mistake of a template that begins where text is allowed; nil when there is none.
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
                    // A partial that fills itself in begins where it began before, or is refused for that.
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
        // "<" before a value would open a tag.
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
