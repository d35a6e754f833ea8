import VitrineComponents
import VitrineSupport

/// A problem with `vitrine.yml`, `moved.yml` or a rules file.
package enum ConfigurationMistake: Error, Hashable, Sendable {
    /// A mistake that is not specific to one of these files, such as an unknown key, or a mistake in a rule.
    case settings(SettingsProblem.Reason)
    /// The file is not a mapping of keys to values.
    case notKeysAndValues
    /// A text contains a control character.
    case controlCharacter(key: String)
    /// The title is empty.
    case emptyTitle
    /// The value of a key is not a language tag.
    case badLanguage(key: String, LanguageTagProblem)
    /// The direction is neither `ltr` nor `rtl`.
    case badDirection(String)
    /// There is no time zone of this name.
    case unknownTimeZone(String)
    /// There is no calendar of this name.
    case unknownCalendar(String)
    /// A size or a time in the budget is invalid.
    case badBudget(key: String, String, example: String)
    /// The value of `now` is not a date with a time in ISO 8601.
    case badMoment(String)
    /// The search is neither `script` nor `none`.
    case badSearch(String)
    /// A device is not a name with a valid width. Contains the name of the device, or nil if `devices` is not a mapping
    /// or has too few or too many entries.
    case badDevice(String?)
    /// The link template for source code is not an address with `{file}`.
    case badSourceLink(String)
    /// A former address cannot be the path of a page.
    case badFormerAddress(String)
    /// A former address is an existing page of the site.
    case formerAddressInUse(String)
    /// A former address in the folder of a language redirects already, because another former address redirects in all
    /// languages; with both addresses, in this order.
    case formerAddressTwice(String, String)
    /// The new address of a moved page is not a page of the site.
    case movedToNothing(String, to: String)
    /// The content security policy is invalid.
    case badPolicy
}
