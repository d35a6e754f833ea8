import VitrineComponents
import VitrineSupport

/// A problem with `vitrine.yml` or a file of rules.
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
    /// A device is no name with a width; the name, nil for the whole key.
    case badDevice(String?)
    /// The template of links to source is no address with `{file}`.
    case badSourceLink(String)
    /// A former address is no path of a page.
    case badFormerAddress(String)
    /// A former address is a page of the site.
    case formerAddressInUse(String)
    /// A former address leads to what is no page of the site.
    case movedToNothing(String, to: String)
    /// The content security policy is none.
    case badPolicy
}
