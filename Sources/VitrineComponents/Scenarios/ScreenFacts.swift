/// What can be said of a screen: its form elements, and the other properties of its component, in their order.
struct ScreenFacts {
    /// One element of a form.
    struct Element {
        let element: any FormElement
        /// Which form, which element.
        let key: String
    }

    private(set) var elements: [Element] = []
    /// Properties that are no form elements, by their path.
    private(set) var properties: [(path: String, text: String)] = []

    /// Components inside components, no deeper than this.
    private static let depthLimit = 16

    init(of component: any Component) { collect(component, path: [], depth: 0) }

    /// The fields, in order.
    var fields: [any FormField] { elements.compactMap { $0.element as? any FormField } }

    /// The buttons, in order.
    var buttons: [Button] { elements.compactMap { $0.element as? Button } }

    private mutating func collect(_ value: Any, path: [String], depth: Int) {
        guard depth < Self.depthLimit else { return }
        switch value {
        case let story as Story: return collect(story.component, path: path, depth: depth + 1)
        case let form as Form:
            let shown = form.elements
            for element in shown.fields as [any FormElement] + shown.buttons { add(element, in: form.id) }
            return
        case let element as any FormElement: return add(element, in: "")
        case is SourcePlace: return
        case let text as LocalizedText: return properties.append((Self.name(path), text.key))
        case let texts as any StringProtocol: return properties.append((Self.name(path), String(describing: texts)))
        default: break
        }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let child = mirror.children.first else { return properties.append((Self.name(path), "nothing")) }
            collect(child.value, path: path, depth: depth + 1)
        case .collection:
            for (index, child) in mirror.children.enumerated() {
                collect(child.value, path: path + [String(index + 1)], depth: depth + 1)
            }
        case .struct where !mirror.children.isEmpty:
            for child in mirror.children {
                collect(child.value, path: path + [child.label ?? ""], depth: depth + 1)
            }
        // What is described in another way in every run says nothing about a change.
        case .class, .set, .dictionary: return
        default:
            guard !path.isEmpty else { return }
            properties.append((Self.name(path), String(describing: value)))
        }
    }

    private mutating func add(_ element: any FormElement, in form: String) {
        elements.append(Element(element: element, key: "\(form)/\(element.name)"))
    }

    /// `isShowingHint` of `banner`: `banner is showing hint`.
    private static func name(_ path: [String]) -> String {
        let words = path.map { name in
            name.reduce(into: "") { words, letter in
                words += letter.isUppercase ? " \(letter.lowercased())" : String(letter)
            }
        }
        return words.joined(separator: " ")
    }
}
