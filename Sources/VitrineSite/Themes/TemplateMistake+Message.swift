extension TemplateMistake {
    var message: String {
        switch self {
        case .unescaped(let name):
            "“\(name)” is inserted without escaping ({{{…}}} or {{&…}}), so it could become markup; "
                + "write {{\(name)}}"
        case .delimiters:
            "{{=…=}} changes how tags are written, so values could not be checked; write {{…}} everywhere"
        case .pragma: "{{%…}} changes how values are escaped; remove it"
        case .inheritance(let name):
            "“\(name)” is used for template inheritance ({{<…}} or {{$…}}), which cannot be checked; "
                + "use a partial, {{> name}}"
        case .place(let name, let place): place.message(name)
        case .unbalanced(let name, let isPartial):
            "the \(isPartial ? "partial" : "section") “\(name)” begins and ends in different contexts, "
                + "for example in text and inside a tag; it must contain only complete texts, elements or attributes"
        }
    }
}

extension TemplateMistake.Place {
    fileprivate func message(_ name: String) -> String {
        switch self {
        case .rawText(let element) where MarkupPosition.escapableTexts.contains(element):
            "{{\(name)}} is markup and cannot be used in <\(element)>; put it where elements are allowed"
        case .rawText(let element):
            "{{\(name)}} is inside <\(element)>, where a value cannot be escaped and could become code; "
                + "put it in the text of another element, or in the quoted value of an attribute"
        case .tag(""):
            "{{\(name)}} is directly after “<” or in an end tag, where a value could become markup; "
                + "put it between tags, where text is allowed"
        case .tag(let element):
            "{{\(name)}} is inside the tag <\(element)>, where a value could become an attribute; "
                + "put it between tags, where text is allowed, or in the quoted value of an attribute"
        case .unquoted(let attribute):
            "the value of “\(attribute)” has no quotation marks, so {{\(name)}} could add attributes; "
                + "write \(attribute)=\"{{\(name)}}\""
        case .handler(let attribute):
            "{{\(name)}} is in “\(attribute)”, where a value would run as code; remove the attribute"
        case .styleAttribute:
            "{{\(name)}} is in “style”, where a value could set any property; use a class"
        case .page:
            "{{\(name)}} is in “srcdoc”, where a value would be read as markup; "
                + "put it in the page itself, outside the <iframe>"
        case .comment:
            "{{\(name)}} is in a comment, which a value could end; write a template comment, {{! … }}"
        case .declaration: "{{\(name)}} is in a declaration (<!…> or <?…>), where values are not allowed"
        case .cdata: "{{\(name)}} is in a CDATA section, where a value cannot be escaped; put it outside the section"
        case .unclear:
            "the place of {{\(name)}} is unclear, because the markup before it can be read in two ways; "
                + "move scripts and styles that contain “<” into files, and write only whole attributes in sections, "
                + "with a space after each section"
        case .after(.declaration):
            "it is unclear where the declaration before {{\(name)}} ends, because it begins with “<?” and has no “?>”, "
                + "or contains “[”, a quoted “>” or “</noscript”; remove the declaration, or write it without these"
        case .after(.comment):
            "it is unclear where the comment before {{\(name)}} ends, because it begins with “>” or “->” or contains "
                + "“--!>” or “</noscript”; write a template comment, {{! … }}"
        case .after(.cdata):
            "it is unclear where the CDATA section before {{\(name)}} ends, because it contains “>” or “</noscript”; "
                + "instead of the section, write text with &lt;, &gt; and &amp;"
        case .attribute(let attribute):
            "{{\(name)}} is markup and cannot be used in the value of “\(attribute)”; "
                + "put it between tags, where text is allowed"
        }
    }
}
