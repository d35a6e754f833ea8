import VitrineSupport

/// A problem with a theme, a layout or a template.
package enum ThemeMistake: Hashable, Sendable {
    /// Syntax errors that the engine finds in a template.
    package enum Syntax: Hashable, Sendable {
        case wrongEnd
        case unfinishedTag
        case missingEnd
        case badDelimiters
        case transformOfBlock
        case notAllowedInBlock
        case unknownPragma
        /// Something else, in the engine's words.
        case other(String)
    }

    /// `theme.yml`.
    case description(SettingsProblem.Reason)
    /// A template that the engine does not understand.
    case syntax(Syntax)
    /// A layout that could let a text become something else.
    case unsafe(TemplateMistake)
    /// A theme without one of its layouts.
    case missingLayout
    /// The theme extends one that extends it.
    case extendsItself([String])
    /// A layout names a variable that does not exist.
    case unknownVariable(String, known: [String])
    /// A template names a partial that does not exist.
    case unknownPartial(String)
    /// A layout opens a section with a variable that changes from page to page.
    case slotAsSection(String)
    /// A layout has a character that HTML does not allow.
    case forbiddenCharacter
    /// A layout is not well-formed; the parser's words.
    case notWellFormed(String)
    /// The bundled themes are not beside the program.
    case missingBundle(String)

    var kind: SiteProblem.Kind {
        if case .missingBundle = self { .output } else { .content }
    }
}
