/// One setting of `vitrine.yml`, as its reader knows it and the reference in `Documentation/settings.md` shows it.
package struct SettingRow: Hashable, Sendable {
    /// The key, with the keys around it: `title`, `check.strict`.
    package let key: String
    /// The kind of value, in words: `text`, `true or false`, `list of texts`.
    package let kind: String
    /// The default as it is written in YAML; nil when no value has the same effect as leaving out the key.
    package let standard: String?
    /// The words for the case without the key, such as `all stories`.
    package let otherwise: String
    /// The effect of the setting, in a sentence.
    package let sentence: String

    /// Creates a row.
    /// - Parameters:
    ///   - standard: the default as it is written in YAML.
    ///   - otherwise: the words for the case without the key; with nil, the default is shown.
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
    /// The names of the settings directly under a key, in alphabetical order.
    package var names: [String] { map(\.name).sorted() }
}
