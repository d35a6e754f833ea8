/// A setting of `vitrine.yml`. The reader accepts its key, and `Documentation/settings.md` has a row for it.
package struct SettingRow: Hashable, Sendable {
    /// The key, preceded by the key that contains it, if there is one: `title`, `check.strict`.
    package let key: String
    /// The kind of value, in words: `text`, `true or false`, `list of globs`.
    package let kind: String
    /// The default as it is written in YAML; nil when no value has the same effect as leaving out the key.
    package let standard: String?
    /// The text that the documentation shows as the default, such as `all stories`.
    package let otherwise: String
    /// The effect of the setting, in a sentence.
    package let sentence: String

    /// Creates a row.
    /// - Parameters:
    ///   - standard: the default as it is written in YAML.
    ///   - otherwise: the text that the documentation shows as the default; with nil, `standard` is shown, or “none” if
    ///     that is nil, too.
    package init(
        _ key: String, _ kind: String, standard: String?, otherwise: String? = nil, _ sentence: String
    ) {
        self.key = key
        self.kind = kind
        self.standard = standard
        self.otherwise = otherwise ?? standard.map { "`\($0)`" } ?? "none"
        self.sentence = sentence
    }

    /// The last part of the key, as it is written in the file: `strict`.
    package var name: String { key.split(separator: ".").last.map(String.init) ?? key }
}

extension [SettingRow] {
    /// The names of the settings, without the keys that contain them, in ascending order.
    package var names: [String] { map(\.name).sorted() }
}
