import VitrineComponents
import VitrineSupport

/// What is wrong with `vitrine.yml` or a file of rules.
package enum ConfigurationMistake: Error, Hashable, Sendable {
    /// What every file of settings can get wrong.
    case settings(SettingsProblem.Reason)
    /// The file is not a list of keys and values.
    case notKeysAndValues
    /// A text has a control character.
    case controlCharacter(key: String)
    /// The title is empty.
    case emptyTitle
    /// A language of a key is none.
    case badLanguage(key: String, LanguageTagProblem)
    /// The direction is neither `ltr` nor `rtl`.
    case badDirection(String)
    /// There is no time zone of this name.
    case unknownTimeZone(String)
    /// There is no calendar of this name.
    case unknownCalendar(String)
    /// A size or a time of the budget is none.
    case badBudget(key: String, String, example: String)
    /// The moment that counts as now is not in ISO 8601.
    case badMoment(String)
    /// The search is neither `script` nor `none`.
    case badSearch(String)
    /// The content security policy is none.
    case badPolicy
}
