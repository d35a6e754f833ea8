import VitrineSupport

/// A problem with a theme, a layout or a template.
package enum ThemeMistake: Hashable, Sendable {
    /// Syntax errors that the template engine finds.
    package enum Syntax: Hashable, Sendable {
        case wrongEnd
        case unfinishedTag
        case missingEnd
        case badDelimiters
        case transformOfBlock
        case notAllowedInBlock
        case unknownPragma
        /// Another error, with the message of the engine.
        case other(String)
    }

    /// `theme.yml` has a mistake.
    case description(SettingsProblem.Reason)
    /// A template has a syntax error.
    case syntax(Syntax)
    /// A layout is unsafe for some values: they could become something other than text.
    case unsafe(TemplateMistake)
    /// A layout that pages need is missing from the theme.
    case missingLayout
    /// A theme extends itself, possibly through other themes; with the folders of all these themes, as the user would
    /// write them.
    case extendsItself([String])
    /// A layout uses a variable that does not exist.
    case unknownVariable(String, known: [String])
    /// A layout refers to a partial that does not exist.
    case unknownPartial(String)
    /// A layout uses a variable as a section, although its value changes from page to page.
    case slotAsSection(String)
    /// A layout contains a character that HTML does not allow.
    case forbiddenCharacter
    /// A layout is not well-formed; with the message of the parser.
    case notWellFormed(String)
    /// The resources with the bundled themes are not next to the program.
    case missingBundle(String)

    var kind: SiteProblem.Kind {
        if case .missingBundle = self { .output } else { .content }
    }
}
