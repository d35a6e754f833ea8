/// The contents of a screen: form elements, lists, placeholders and the other properties of its component.
struct ScreenFacts {
    /// A form element, in a form or on its own.
    struct Element {
        let element: any FormElement
        /// A key made from the id of the form, if there is one, and the name of the element.
        let key: String
    }

    /// A simple value in the component, such as a text, a number or nil.
    struct Property {
        /// The path to the property, with the identities of array entries.
        let key: String
        /// The path to the property in words, with the names of array entries.
        let path: String
        let text: String
        let isNil: Bool
        /// The key of the innermost ``Thing`` that contains the property; nil if there is none.
        let thing: String?
    }

    /// A component in an array, with a name and an identity.
    struct Thing {
        /// A key made from the path to the array and the identity.
        let key: String
        /// The path to the array in words.
        let list: String
        let name: String
    }

    /// The path to a value, both in words and as keys.
    private struct Way {
        var words: [String] = []
        var keys: [String] = []

        func adding(_ word: String, key: String? = nil) -> Way {
            Way(words: words + [word], keys: keys + [key ?? word])
        }

        /// The path in words: `banner is showing hint` for `isShowingHint` of `banner`. Names in quotation marks are
        /// unchanged.
        var text: String {
            words.map { name in
                name.hasPrefix("“")
                    ? name
                    : name.reduce(into: "") { words, letter in
                        words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
                    }
            }.joined(separator: " ")
        }
        var key: String { keys.joined(separator: "\u{0}") }
    }

    private(set) var elements: [Element] = []
    private(set) var properties: [Property] = []
    private(set) var things: [Thing] = []
    /// The lists, each with a key made from its path and its identity.
    private(set) var lists: [(key: String, list: ListView)] = []
    /// The texts of the placeholders for loading and failed content.
    private(set) var states: [LocalizedText] = []

    /// The maximum nesting depth of values; deeper ones are ignored.
    private static let depthLimit = 16

    init(of component: any Component) { collect(component, at: Way(), depth: 0, in: nil) }

    var fields: [any FormField] { elements.compactMap { $0.element as? any FormField } }

    var buttons: [Button] { elements.compactMap { $0.element as? Button } }

    private mutating func collect(_ value: Any, at way: Way, depth: Int, in thing: String?) {
        guard depth < Self.depthLimit else { return }
        func add(_ text: String, isNil: Bool = false) {
            properties.append(Property(key: way.key, path: way.text, text: text, isNil: isNil, thing: thing))
        }
        switch value {
        case let story as Story: return collect(story.component, at: way, depth: depth + 1, in: thing)
        case let form as Form:
            let shown = form.elements
            for element in shown.fields as [any FormElement] + shown.buttons { self.add(element, in: form.id) }
            return
        case let list as ListView: return lists.append(("\(way.key)/\(list.id)", list))
        case is LoadingState, is Skeleton: return states.append(.own("Loading…"))
        case let failed as FailedState:
            states.append(failed.title ?? .own("This could not be loaded."))
            if let message = failed.message { states.append(message) }
            return
        case let element as any FormElement: return self.add(element, in: "")
        case is SourcePlace: return
        case let text as LocalizedText: return add(text.key)
        case let texts as any StringProtocol: return add(String(describing: texts))
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let child = mirror.children.first else { return add("nothing", isNil: true) }
            collect(child.value, at: way, depth: depth + 1, in: thing)
        case .collection:
            for (index, child) in mirror.children.enumerated() {
                collectEntry(child.value, index + 1, at: way, depth: depth + 1, in: thing)
            }
        case .struct where !mirror.children.isEmpty:
            for child in mirror.children {
                collect(child.value, at: way.adding(child.label ?? ""), depth: depth + 1, in: thing)
            }
        // An enum whose case contains a component.
        case .enum where (mirror.children.first?.value as? any Component) != nil:
            if let child = mirror.children.first { collect(child.value, at: way, depth: depth + 1, in: thing) }
        // The descriptions of these can differ from run to run, so a difference would not mean a change.
        case .class, .set, .dictionary: return
        default:
            guard !way.words.isEmpty else { return }
            add(String(describing: value))
        }
    }

    /// Collects an entry of an array. The path of a component with a name and an identity contains these. The path of
    /// any other entry, or of a ``Story``, contains its number, which changes when entries before it are added or
    /// removed.
    private mutating func collectEntry(
        _ value: Any, _ number: Int, at way: Way, depth: Int, in thing: String?
    ) {
        guard let component = value as? any Component, !(component is Story), let id = component.componentID,
            let name = component.displayName ?? Self.title(of: component)
        else { return collect(value, at: way.adding(String(number)), depth: depth, in: thing) }
        let list = way.text
        let key = "\(way.key)/\(id)"
        things.append(Thing(key: key, list: list, name: name))
        collect(value, at: way.adding("“\(name)”", key: "\(id)"), depth: depth, in: key)
    }

    /// Returns the title of a component without a display name: the first of its properties `title`, `name` and `text`
    /// that is a text. Nil if none of them is.
    private static func title(of component: any Component) -> String? {
        let properties = Mirror(reflecting: component).children
        for label in ["title", "name", "text"] {
            switch properties.first(where: { $0.label == label })?.value {
            case let text as String: return text
            case let text as LocalizedText: return text.key
            default: continue
            }
        }
        return nil
    }

    private mutating func add(_ element: any FormElement, in form: String) {
        elements.append(Element(element: element, key: "\(form)/\(element.name)"))
    }
}
