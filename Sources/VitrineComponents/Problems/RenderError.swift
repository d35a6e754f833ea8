import VitrineHTML

/// An error while a component is rendered. The wording is in `RenderError+Message.swift`.
public enum RenderError: Error, Hashable, Sendable {
    /// A component whose type has no view.
    case notRegistered(component: String)
    /// A type registered as a view that is not one.
    case invalidView(component: String, view: String)
    /// A view that got another component than it takes.
    case invalidModel(expected: String, actual: String)
    /// Two rows of a section with the same identity.
    case duplicateRow(id: ItemID, section: ItemID, first: SourcePlace)
    /// Two sections with the same identity.
    case duplicateSection(id: ItemID, first: SourcePlace)
    /// Two items of a list with the same identity: the sections that they are in, and their numbers there, from 0.
    case duplicateItem(id: ItemID, list: ItemID, first: ListItemPlace, second: ListItemPlace)
    /// Two sections of a list with the same identity: their numbers, from 0.
    case duplicateListSection(id: ItemID, list: ItemID, first: Int, second: Int)
    /// A row that is a link and has something to activate inside: the name of that element.
    case nestedLink(element: String)
    /// A file that is not among the assets.
    case noAsset(path: String)
    /// A row or section number that does not exist.
    case indexOutOfRange(index: Int, count: Int, of: String)
    /// No section has this identity.
    case noSection(id: ItemID)
    /// A missing template, the folder where it would be, and the templates that there are.
    case noTemplate(name: String, folder: String = "templates", known: [String] = [])
    /// A mistake in a template file.
    case template(TemplateProblem)
    /// Something that a view wrote and HTML does not allow.
    case markup(HTMLProblem.Kind)
    /// A link to a section or row that the site does not have.
    case deadLink(section: ItemID, row: ItemID?)
    /// A tappable part of a text that leads nowhere; with the reason when the resolver gave one.
    case unresolvedTap(value: String, reason: String?)
    /// A stretch that is not in its text, or that cuts a character in two; in UTF-16 units.
    case textRange(Range<Int>, count: Int)
    /// A text for which the catalog has no words in the language of the page.
    case missingString(key: String, language: String)
    /// A text whose words have a place for an argument that it does not have, or that cannot be shown.
    case noArgument(key: String, specifier: String)
    /// Texts inside texts, deeper than any page needs: probably one that contains itself.
    case textTooDeep(key: String, limit: Int)
    /// A label that is to have fewer than no lines, or more than it can be limited to.
    case numberOfLines(Int, limit: Int)
    /// Components inside components, deeper than any page needs: probably one that contains itself.
    case tooDeep(limit: Int)
    /// A rule of a field of which HTML knows less than Swift: the page accepts more. A remark.
    case inexpressibleRule(field: String, rule: String)
    /// A step of a scenario that a person could not take.
    case scenario(String, ScenarioProblem)
    /// A string that should be a color.
    case notAColor(String)
    /// A drawing that is not among ``Symbol/systemNames``, and the name that is nearest.
    case unknownSymbol(name: String, nearest: String?)
    /// An error of the user's own.
    case thrown(String)
}

extension RenderError {
    /// The name under which reports list a remark.
    package var rule: String {
        switch self {
        case .missingString: "missing-string"
        case .markup: "markup"
        case .inexpressibleRule: "inexpressible-rule"
        default: "component"
        }
    }
}
