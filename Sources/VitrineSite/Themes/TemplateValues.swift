import VitrineComponents

/// What a template sees of a component: its properties, with the words of the page's language instead of texts of the
/// catalog.
enum TemplateValues {
    /// The values; the component itself where it has no text of the catalog and says nothing besides.
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

    /// Texts lie no deeper than this in a value.
    private static let limit = 8

    /// A value with its texts replaced; nil when it has none and can stay as it is.
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

    /// The engine sees through an optional of a property, but not through one in a dictionary.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
    }
}
