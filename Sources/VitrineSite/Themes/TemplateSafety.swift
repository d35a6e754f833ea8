/// Finds the first place in a template or its partials where a value could become something other than text.
///
/// A template is checked once for all values. The engine escapes `&`, `<`, `>` and both quotation marks, which is
/// sufficient in text and in the quoted values of most attributes, but nowhere else.
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
    /// The names among ``ownNames`` whose values are markup; they are refused in attribute values and in the text of
    /// `title` and `textarea`, too.
    var markupNames: Set<String> = []

    /// The first mistake in a template, assuming that it begins in text; nil if there is none.
    func check(_ name: String) -> Finding? {
        var walk = TemplateWalk(self)
        return walk.check(name)
    }

    /// The mistake of a tag, regardless of where it is; nil if there is none.
    func mistake(of tag: TemplateTags.Tag) -> TemplateMistake? {
        switch tag.sigil {
        case "=": .delimiters
        case "%": .pragma
        case "<", "$": .inheritance(tag.name)
        default: tag.isUnescaped && !ownNames.contains(tag.name) ? .unescaped(tag.name) : nil
        }
    }

    /// The mistake of a value at a position; nil if it is allowed there.
    func mistake(of value: TemplateTags.Tag, at position: MarkupPosition) -> TemplateMistake? {
        place(value, position).map { .place(value.name, $0) }
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
        case .after(let kind): return .after(kind)
        case .escapableText:
            if markupNames.contains(tag.name) { return .rawText(element: element) }
            return position.isInDeclaration ? .unclear : nil
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
