import VitrineSupport

extension TokenError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .spaceInID(let space): "\(ValueText.shown(space)) is not allowed in an id"
        case .accessKey(let key): "expected single characters, found \(quoted(key))"
        case .itemProperty(let name):
            "\(quoted(name)) is not an absolute URL, so “.” and “:” are not allowed in it"
        case .partMissing:
            "a part such as “title” or “title: heading” is missing; write one before and after each comma"
        case .partNameMissing: "a name is missing before or after “:”"
        case .partCommaMissing(let names): "a comma is missing in \(quoted(names))"
        case .part(let part): "expected a part such as “title” or “title: heading”, found \(quoted(part))"
        case .customElementStart(.end): "expected a name such as “my-card”"
        case .customElementStart(let found):
            "expected a lowercase letter from a to z at the start, found \(found.words)"
        case .customElementCapital(let letter): "\(ValueText.shown(letter)) is not allowed; write lowercase letters"
        case .customElementHyphen: "a hyphen is missing"
        case .customElementCharacter(let scalar): "\(ValueText.shown(scalar)) is not allowed in the name of an element"
        case .customElementReserved: "the name is reserved for SVG and MathML"
        case .linkType(let word, let elements): "“\(word)” is only allowed on \(elements.joined(last: "and"))"
        case .shortcutWithoutIcon: "“shortcut” is only allowed as “shortcut icon”, with one space and no other word"
        case .navigableKeyword: "only “_blank”, “_self”, “_parent” and “_top” may begin with “_”"
        case .underscoreName: "a name must not begin with “_”"
        case .tagInName: "“<” together with a line break or tab is not allowed in a name"
        }
    }
}
