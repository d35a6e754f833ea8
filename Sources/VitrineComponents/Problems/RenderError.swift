import VitrineHTML

/// An error or remark about a component, section, scenario or value. The messages are in `RenderError+Message.swift`.
public enum RenderError: Error, Hashable, Sendable {
    /// A component whose type has no view.
    case notRegistered(component: String)
    /// A type that was passed as a view, but is not one.
    case invalidView(component: String, view: String)
    /// A view that received a component of a different type from the one it shows.
    case invalidModel(expected: String, actual: String)
    /// Two rows of a section with the same identity.
    case duplicateRow(id: ItemID, section: ItemID, first: SourcePlace)
    /// Two sections with the same identity.
    case duplicateSection(id: ItemID, first: SourcePlace)
    /// Two items of a list with the same identity, with their sections and their indices in them.
    case duplicateItem(id: ItemID, list: ItemID, first: ListItemPlace, second: ListItemPlace)
    /// Two sections of a list with the same identity, with their indices.
    case duplicateListSection(id: ItemID, list: ItemID, first: Int, second: Int)
    /// A row that is a link and contains an interactive element, with the name of that element. If it is interactive
    /// because of an attribute, the name of the attribute follows: `video controls`.
    case nestedLink(element: String)
    /// The path of a file that is not among the assets.
    case noAsset(path: String)
    /// An index of a row or section that does not exist; `of` is `row` or `section`.
    case indexOutOfRange(index: Int, count: Int, of: String)
    /// An identity that no section has.
    case noSection(id: ItemID)
    /// A missing template, the folder where it is expected, and the templates that exist.
    case noTemplate(name: String, folder: String = "templates", known: [String] = [])
    /// A mistake in a template file.
    case template(TemplateProblem)
    /// Markup that a view wrote and that is not allowed, such as a duplicate attribute.
    case markup(HTMLProblem.Kind)
    /// A link to a section or row that the site does not have.
    case deadLink(section: ItemID, row: ItemID?)
    /// A tappable part of a text without a destination, with the reason if the resolver threw an error.
    case unresolvedTap(value: String, reason: String?)
    /// A range, in UTF-16 code units, that is not inside its text of `count` units or that splits a character.
    case textRange(Range<Int>, count: Int)
    /// A text that the catalog does not translate into the language of the page.
    case missingString(key: String, language: String)
    /// A placeholder, in a text or its translation, without an argument.
    case noArgument(key: String, specifier: String)
    /// A placeholder, in a text or its translation, with a format that is not supported, such as `%x`.
    case unsupportedSpecifier(key: String, specifier: String)
    /// Texts nested deeper than any page needs: probably a text that contains itself.
    case textTooDeep(key: String, limit: Int)
    /// A label whose number of lines is negative or greater than the limit.
    case numberOfLines(Int, limit: Int)
    /// Components nested deeper than any page needs: probably a component that contains itself.
    case tooDeep(limit: Int)
    /// A rule of a field that HTML cannot fully express, so that the page accepts more than Swift does. This is a
    /// remark, which fails only a strict build.
    case inexpressibleRule(field: String, rule: String)
    /// A problem of a scenario, such as a step that a user could not perform, with the name of the scenario.
    case scenario(String, ScenarioProblem)
    /// A string that is not a color.
    case notAColor(String)
    /// A name that is not among ``Symbol/systemNames``, and the most similar known name, if any is similar.
    case unknownSymbol(name: String, nearest: String?)
    /// An error thrown by the user's own code.
    case thrown(String)
}

extension RenderError {
    /// The name of the rule under which reports list the error.
    package var rule: String {
        switch self {
        case .missingString: "missing-string"
        case .markup: "markup"
        case .inexpressibleRule: "inexpressible-rule"
        default: "component"
        }
    }
}
