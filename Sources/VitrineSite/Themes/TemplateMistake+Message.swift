extension TemplateMistake {
    var message: String {
        switch self {
        case .unescaped(let name): "{{{\(name)}}} would let a value become markup; write {{\(name)}}"
        case .delimiters:
            "{{=…=}} changes how tags are written, so values could not be checked; write {{…}} everywhere"
        case .pragma: "{{%…}} changes how values are escaped; remove it"
        case .inheritance(let name):
            "{{<…}} and {{$…}} cannot be checked (\(name)); write a partial, {{> name}}"
        case .place(let name, let place): place.message(name)
        case .unbalanced(let name, let isPartial):
            "the \(isPartial ? "partial" : "section") “\(name)” begins and ends in different places of the markup, "
                + "for example in text and inside a tag; a partial must contain whole texts, elements or attributes"
        }
    }
}

extension TemplateMistake.Place {
    fileprivate func message(_ name: String) -> String {
        switch self {
        case .rawText(let element):
            "{{\(name)}} is inside <\(element)>, where escaping does not keep a value from becoming code; "
                + "write it into text or into the quoted value of an attribute"
        case .tag(let element):
            "{{\(name)}} is inside the tag <\(element)>, where a value could become an attribute; "
                + "write it into text or into the quoted value of an attribute"
        case .unquoted(let attribute):
            "the value of “\(attribute)” has no quotation marks, so {{\(name)}} could add attributes; "
                + "write \(attribute)=\"{{\(name)}}\""
        case .handler(let attribute):
            "{{\(name)}} is in “\(attribute)”, where a value would run as code; remove the attribute"
        case .styleAttribute:
            "{{\(name)}} is in “style”, where a value could set any property; use a class"
        case .page: "{{\(name)}} is in “srcdoc”, where a value would be read as markup; write it into the page itself"
        case .comment:
            "{{\(name)}} is in a comment, which a value could end; write a template comment, {{! … }}"
        case .declaration: "{{\(name)}} is in a declaration (<!…> or <?…>), where values are not allowed"
        case .cdata: "{{\(name)}} is in a CDATA section, where nothing is escaped; write it into text"
        case .unclear:
            "the place of {{\(name)}} is unclear, because the markup before it can be read in two ways; "
                + "move scripts and styles that contain “<” into files, and write only whole attributes in sections, "
                + "with a space after each section"
        case .attribute(let attribute):
            "{{\(name)}} is markup and cannot be in the value of “\(attribute)”; write it into text"
        }
    }
}
