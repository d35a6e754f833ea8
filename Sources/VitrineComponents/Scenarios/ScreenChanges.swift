/// Describes the changes between two states of a screen in sentences.
enum ScreenChanges {
    /// Returns the sentences: first about form elements in the order of the new screen, then about those that
    /// disappeared, then about other properties, placeholders and lists.
    static func sentences(from old: any Component, to new: any Component) -> [LocalizedText] {
        let (before, after) = (ScreenFacts(of: old), ScreenFacts(of: new))
        let known = Dictionary(before.elements.map { ($0.key, $0.element) }, uniquingKeysWith: { first, _ in first })
        var sentences = after.elements.flatMap { element in
            known[element.key].map { changes(from: $0, to: element.element) } ?? ["\(element.element.label) appeared."]
        }
        let remaining = Set(after.elements.map(\.key))
        sentences += before.elements.filter { !remaining.contains($0.key) }.map { "\($0.element.label) disappeared." }
        sentences += properties(before, after)
        sentences += states(before, after) + lists(before, after)
        // The component may look different because of properties that no sentence describes.
        if sentences.isEmpty, !old.equals(new) { sentences = ["The screen looks different."] }
        return sentences
    }

    private static func changes(from old: any FormElement, to new: any FormElement) -> [LocalizedText] {
        let label = new.label
        var sentences: [LocalizedText] = []
        if old.label != new.label { sentences.append("\(old.label) is now called \(new.label).") }
        if let old = old as? any FormField, let new = new as? any FormField {
            if old.value != new.value { sentences.append(value(label, from: old, to: new)) }
            if old.state != new.state { sentences.append(state(label, from: old.state, to: new.state)) }
        }
        if old.isHidden != new.isHidden {
            sentences.append(new.isHidden ? "\(label) is now hidden." : "\(label) is now shown.")
        }
        if old.isDisabled != new.isDisabled {
            sentences.append(new.isDisabled ? "\(label) is now disabled." : "\(label) is now enabled.")
        }
        return sentences
    }

    private static func value(_ label: LocalizedText, from old: any FormField, to new: any FormField) -> LocalizedText {
        if let toggle = new as? Toggle { return toggle.isOn ? "\(label) is now on." : "\(label) is now off." }
        if let old = old as? SecureField, let new = new as? SecureField {
            let count = (new.value ?? "").count
            if (old.value ?? "").isEmpty { return "\(label): empty became \(count) characters." }
            if count == 0 { return "\(label): \((old.value ?? "").count) characters became empty." }
            return "\(label): \((old.value ?? "").count) characters became \(count) characters."
        }
        return "\(label): \(shown(old)) became \(shown(new))."
    }

    /// Returns a value as the user sees it: the label of an option, the text in quotation marks, or "empty".
    private static func shown(_ field: any FormField) -> LocalizedText {
        guard let value = field.value, !value.isEmpty else { return "empty" }
        if let option = (field as? Picker)?.options.first(where: { $0.value == value }) { return option.label }
        return "“\(value)”"
    }

    private static func state(_ label: LocalizedText, from old: FieldState, to new: FieldState) -> LocalizedText {
        if case .invalid(let reason) = new {
            return old.isInvalid
                ? "\(label): still invalid. \(reason)" : "\(label): \(old.word) became invalid. \(reason)"
        }
        return "\(label): \(old.word) became \(new.word)."
    }

    private static func states(_ before: ScreenFacts, _ after: ScreenFacts) -> [LocalizedText] {
        after.states.filter { !before.states.contains($0) }.map { "“\($0)” appeared." }
            + before.states.filter { !after.states.contains($0) }.map { "“\($0)” disappeared." }
    }

    private static func lists(_ before: ScreenFacts, _ after: ScreenFacts) -> [LocalizedText] {
        let sentences = after.lists.flatMap { key, list -> [LocalizedText] in
            guard let old = before.lists.first(where: { $0.key == key }) else { return ["A list appeared."] }
            return ListChanges.sentences(from: old.list, to: list)
        }
        let gone = before.lists.filter { old in !after.lists.contains { $0.key == old.key } }
        return sentences + gone.map { _ -> LocalizedText in "A list disappeared." }
    }

    private static func properties(_ before: ScreenFacts, _ after: ScreenFacts) -> [LocalizedText] {
        let old = Dictionary(before.properties.map { ($0.key, $0.text) }, uniquingKeysWith: { first, _ in first })
        let new = Set(after.properties.map(\.key))
        // A ``ScreenFacts/Thing`` that was added to its array or removed from it is described by one sentence, not by
        // one for each of its properties.
        let (oldThings, newThings) = (Set(before.things.map(\.key)), Set(after.things.map(\.key)))
        func isWhole(_ property: ScreenFacts.Property) -> Bool {
            property.thing.map { oldThings.contains($0) != newThings.contains($0) } ?? false
        }
        let come = after.things.filter { !oldThings.contains($0.key) }.map { thing -> LocalizedText in
            "\(thing.list): “\(thing.name)” appeared."
        }
        let gone = before.things.filter { !newThings.contains($0.key) }.map { thing -> LocalizedText in
            "\(thing.list): “\(thing.name)” disappeared."
        }
        let changed = after.properties.filter { !isWhole($0) }.compactMap { property -> LocalizedText? in
            guard let text = old[property.key] else {
                return property.isNil ? nil : "\(property.path): “\(property.text)” appeared."
            }
            return text == property.text ? nil : "\(property.path): “\(text)” became “\(property.text)”."
        }
        let lost = before.properties.filter { !new.contains($0.key) && !isWhole($0) && !$0.isNil }.map {
            property -> LocalizedText in
            "\(property.path): “\(property.text)” disappeared."
        }
        return come + changed + lost + gone
    }
}
