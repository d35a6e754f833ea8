import VitrineHTML
import VitrineSupport

extension RenderError: CustomStringConvertible {
    /// The message that describes the problem.
    public var description: String {
        switch self {
        case .notRegistered(let component):
            "no view is registered for \(component)"
        case .invalidView(let component, let view):
            "\(view) cannot show \(component): \(view) is neither a ComponentView nor a ReusableComponentView"
        case .invalidModel(let expected, let actual):
            "the view is for \(expected) but was given \(actual)"
        case .duplicateRow(let id, let section, let first):
            "section \(section.words) has two rows with id \(id.words); the first is at \(first)"
        case .duplicateSection(let id, let first):
            "two sections have the id \(id.words); the first is at \(first)"
        case .duplicateItem(let id, let list, let first, let second):
            "list \(list.words) has two items with id \(id.words): item \(Self.number(of: first.item)) of section "
                + "\(first.section.words) and item \(Self.number(of: second.item)) of section \(second.section.words)"
        case .duplicateListSection(let id, let list, let first, let second):
            "list \(list.words) has two sections with id \(id.words): section \(Self.number(of: first)) and section "
                + "\(Self.number(of: second))"
        case .nestedLink(let element):
            "the row is a link, and a link cannot contain <\(element)>"
        case .noAsset(let path):
            "\(quoted(path)) is not among the assets of the site"
        case .indexOutOfRange(let index, let count, let what):
            "\(what) index \(index) is out of range: the number of \(what)s is \(count)"
        case .noSection(let id):
            "no section has the id \(id.words)"
        case .noTemplate(let name, let folder, let known):
            "there is no template \(quoted(name)) in \(folder)\(Self.suggestion(for: name, known, "templates"))"
        case .template(let problem):
            "\(problem.file):\(problem.line): \(problem.message)"
        case .markup(let kind):
            kind.description
        case .deadLink(let section, nil):
            "a link leads to section \(section.words), which does not exist"
        case .deadLink(let section, let row?):
            "a link leads to row \(row.words) of section \(section.words), which does not exist"
        case .unresolvedTap(let value, nil):
            "the tappable text \(quoted(value)) has no destination; return one in the tap resolver"
        case .unresolvedTap(let value, let reason?):
            "the destination of \(quoted(value)) cannot be found: \(reason)"
        case .textRange(let range, let count):
            "the range \(range.lowerBound)..<\(range.upperBound) is outside the text or splits a character; "
                + "the text has \(Count.of(count, "UTF-16 code unit", "UTF-16 code units"))"
        case .missingString(let key, let language):
            "the catalog has no \(language) translation of \(quoted(key))"
        case .noArgument(let key, let specifier):
            "the text \(quoted(key)) has no argument for \(specifier)"
        case .unsupportedSpecifier(let key, let specifier):
            "the text \(quoted(key)) contains \(specifier), which is not supported; use %@, %lld or %lf"
        case .textTooDeep(let key, let limit):
            "the text \(quoted(key)) contains texts that are nested more than \(limit) levels deep; does one contain itself?"
        case .numberOfLines(let number, let limit):
            "numberOfLines is \(number); expected 0 for no limit, or 1 to \(limit)"
        case .tooDeep(let limit):
            "components are nested more than \(limit) levels deep; does one contain itself?"
        case .inexpressibleRule(let field, let rule):
            "HTML cannot fully check the rule \(quoted(rule)) of the field \(quoted(field)): "
                + "the browser accepts values that the rule rejects"
        case .unknownSymbol(let name, let nearest):
            "there is no symbol \(quoted(name))"
                + (nearest.map { "; did you mean \(quoted($0))?" } ?? "; Symbol.systemNames lists all")
        case .scenario(let name, let problem):
            "scenario \(quoted(name)): \(problem)"
        case .notAColor(let text):
            "\(quoted(text)) is not a color; expected six hexadecimal digits, as in #5aabec"
        case .thrown(let message):
            message
        }
    }
}

extension RenderError {
    /// Suggests the name that was probably meant, or lists all known names.
    fileprivate static func suggestion(for name: String, _ known: [String], _ what: String) -> String {
        if let near = nearest(name, in: known) { return "; did you mean \(quoted(near))?" }
        return known.isEmpty ? "" : "; the \(what) are \(known.joined(separator: ", "))"
    }

    /// Returns the number, counted from 1, of the thing at an index.
    fileprivate static func number(of index: Int) -> Int { index == .max ? index : index + 1 }
}

extension RenderProblem: CustomStringConvertible {
    /// The problem with its place in the form of a compiler message:
    /// `site/Todos.swift:12: error: Todo (todos/42): the problem`.
    public var description: String {
        let place = place.map { "\($0): " } ?? ""
        let subject =
            switch (component, instance) {
            case (let component?, let instance?): "\(component) (\(instance)): "
            case (let component?, nil): "\(component): "
            default: ""
            }
        return "\(place)\(isError ? "error" : "warning"): \(subject)\(error)"
    }
}

extension HTMLProblem.Kind: CustomStringConvertible {
    /// The message that describes the problem.
    public var description: String {
        switch self {
        case .refusedURL(let attribute, let scheme):
            "the URL in \(quoted(attribute)) has the scheme \(quoted(scheme + ":")), which is not allowed"
        case .duplicateAttribute(let name):
            "duplicate attribute \(quoted(name)) on one element"
        case .eventHandler(let name):
            "“\(name)” is an event handler; remove it, or pass allowingScripts: true"
        case .attributeName(let name):
            "\(quoted(name)) cannot be the name of an attribute"
        case .elementName(let name):
            "\(quoted(name)) cannot be the name of an element"
        case .styleDeclaration(let property, let value):
            "expected one style declaration, found \(quoted("\(property): \(value)"))"
        case .rawText(let element):
            "the text of <\(element)> contains “<”, “&” or “]]>”, which HTML and XML read differently; "
                + "load it from a file, or use escapes such as \(element == "style" ? "\\3C" : "\\u003C")"
        case .commentText:
            "a comment begins with “>” or “->”, contains “--” or “</noscript”, or ends with “-”, which is not allowed"
        case .replacedCharacter(let scalar):
            "the character U+\(hexadecimal(scalar)) is not allowed in HTML and was replaced by U+FFFD"
        case .content(let element) where ["textarea", "title"].contains(element):
            "<\(element)> may contain only text"
        case .content(let element):
            "<\(element)> must be empty"
        }
    }

    private func hexadecimal(_ scalar: UInt32) -> String {
        let digits = String(scalar, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
