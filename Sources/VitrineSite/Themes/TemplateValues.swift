import Mustache
import VitrineComponents

/// The values of a component that a template can use: its properties, with localized texts translated into the language
/// of the page, and with sets sorted.
///
/// Texts are translated where a template can reach them: in optionals, arrays, sets, dictionaries, structs, tuples and
/// the values of enum cases. Objects are used unchanged, because they may refer to each other in cycles.
enum TemplateValues {
    /// Returns the values; the component itself if it has no localized texts, no sets and no additional content.
    static func of(_ component: any Component, _ content: TemplateContent, words: (LocalizedText) -> String) -> Any {
        let values = replaced(component, words, depth: 0)
        guard !content.names.isEmpty || !content.markup.isEmpty else { return values ?? component }
        var all = (values as? NamedValues)?.values ?? [:]
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

    /// A value with the texts in it translated and the sets in it sorted; nil if there are none, so that the value can
    /// be used unchanged.
    private static func replaced(_ value: Any, _ words: (LocalizedText) -> String, depth: Int) -> Any? {
        if let text = value as? LocalizedText { return words(text) }
        guard depth < limit else { return nil }
        func new(_ value: Any, _ isChanged: inout Bool) -> Any? {
            let new = replaced(value, words, depth: depth + 1)
            isChanged = isChanged || new != nil
            return new ?? unwrapped(value)
        }
        var isChanged = false
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            return mirror.children.first.flatMap { replaced($0.value, words, depth: depth + 1) }
        case .collection:
            let values = mirror.children.map { new($0.value, &isChanged) ?? $0.value }
            return isChanged ? values : nil
        case .set:
            // The order of a set may be different each time the program runs.
            guard let sorted = (value as? any UnorderedValues)?.sortedValues() else { return nil }
            return replaced(sorted, words, depth: depth) ?? sorted
        case .dictionary:
            let values = (value as? any KeyedValues)?.replacingValues { new($0, &isChanged) }
            return isChanged ? values : nil
        case .struct, .tuple, .enum:
            var values: [String: Any] = [:]
            for child in mirror.children {
                if let label = child.label { values[label] = new(child.value, &isChanged) }
            }
            return isChanged ? NamedValues(values: values, original: value) : nil
        default: return nil
        }
    }

    /// The value in an optional, or nil if the optional is empty; a value that is not an optional is returned as it is.
    /// The engine unwraps optional properties, but not optionals in a dictionary.
    private static func unwrapped(_ value: Any) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first.flatMap { unwrapped($0.value) } : value
    }
}

/// The translated properties of a struct, the elements of a tuple, or the value of an enum case, keyed by name.
private struct NamedValues: MustacheParent, CustomStringConvertible {
    let values: [String: Any]
    /// The value before the translation, which a template shows if it uses the value as a variable.
    let original: Any

    var description: String { "\(original)" }

    func child(named name: String) -> Any? { values[name] }
}

/// A dictionary with keys of any type.
private protocol KeyedValues {
    /// The dictionary with other values, in which keys without a new value are left out.
    func replacingValues(_ new: (Any) -> Any?) -> Any
}

extension Dictionary: KeyedValues {
    fileprivate func replacingValues(_ new: (Any) -> Any?) -> Any {
        var values: [Key: Any] = [:]
        // Missing translations are reported in the order in which they are found, which must be the same in every run.
        for (key, value) in sorted(byText: { "\($0.key)" }) { values[key] = new(value) }
        return values
    }
}

/// A set with elements of any type.
private protocol UnorderedValues {
    /// The elements, sorted by their descriptions, as an array of the set's element type, so that templates can sort it
    /// again.
    func sortedValues() -> Any
}

extension Set: UnorderedValues {
    fileprivate func sortedValues() -> Any { sorted(byText: { "\($0)" }) }
}

extension Sequence {
    /// The elements, sorted by a text that is made only once for each of them.
    fileprivate func sorted(byText text: (Element) -> String) -> [Element] {
        map { (text: text($0), element: $0) }.sorted { $0.text < $1.text }.map { $0.element }
    }
}
