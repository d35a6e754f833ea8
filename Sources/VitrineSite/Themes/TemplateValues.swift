import VitrineComponents

/// The values of a component that a template can use: its properties, with localized texts translated into the language
/// of the page.
enum TemplateValues {
    /// Returns the values; the component itself if it has no localized texts and no additional content.
    static func of(_ component: any Component, _ content: TemplateContent, words: (LocalizedText) -> String) -> Any {
        let values = replaced(component, words, depth: 0)
        guard !content.names.isEmpty || !content.markup.isEmpty else { return values ?? component }
        var all = values as? [String: Any] ?? [:]
        if values == nil {
            for child in Mirror(reflecting: component).children {
                if let label = child.label { all[label] = unwrapped(child.value) }
            }
        }
        all.merge(content.texts) { $1 }
        all.merge(content.flags) { $1 }
        all.merge(content.lists) { $1 }
        all["parts"] = content.markup
        return all
    }

    /// The maximum depth at which localized texts in a value are translated.
    private static let limit = 8

    /// A value with its texts translated; nil if it contains none and can be used unchanged.
    private static func replaced(_ value: Any, _ words: (LocalizedText) -> String, depth: Int) -> Any? {
        if let text = value as? LocalizedText { return words(text) }
        guard depth < limit else { return nil }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.flatMap { replaced($0.value, words, depth: depth + 1) }
        case .collection:
            let items = mirror.children.map { ($0.value, replaced($0.value, words, depth: depth + 1)) }
            return items.contains { $0.1 != nil } ? items.map { $0.1 ?? $0.0 } : nil
        case .struct:
            var values: [String: Any] = [:]
            var isChanged = false
            for child in mirror.children {
                guard let label = child.label else { continue }
                let new = replaced(child.value, words, depth: depth + 1)
                isChanged = isChanged || new != nil
                values[label] = new ?? unwrapped(child.value)
            }
            return isChanged ? values : nil
        default: return nil
        }
    }

    /// The value in an optional, or the value itself if it is not an optional; nil if there is none. The engine unwraps
    /// optional properties, but not optionals in a dictionary.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
    }
}
