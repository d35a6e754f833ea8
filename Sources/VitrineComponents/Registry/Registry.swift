import VitrineHTML

/// The registered views, by type of component.
///
/// ```swift
/// var registry = Registry()
/// registry.register(TodoView.self)
/// registry.register(ContactView.self)
/// registry.register(template: "empty-results", for: EmptyResults.self)
/// ```
///
/// The `Model` of a view determines which type of component the view shows. For a template, and for a view whose
/// `Model` is `any Component`, the registration names the type. The methods that are named as in Blocks always require
/// the type: `register(viewModelType: Todo.self, viewType: TodoView.self)`.
///
/// One registration applies to headers, footers and rows alike. If a component is registered in several ways, it is
/// shown by its template, otherwise by its reusable view, otherwise by its declarative view. If there are two
/// registrations of the same kind, the later one is used.
public struct Registry: Sendable {
    /// The registrations of one type of component.
    package struct Entry: Sendable {
        /// The type's name without its module.
        package let name: String
        /// The type's name with its module, unique in the registry.
        package let fullName: String
        /// The name of the template that shows the component; nil if there is none.
        package internal(set) var template: String?
        var reusable: ReusableKind?
        var declarative: DeclarativeKind?
        /// Whether this package provides the component. Such a component gets a component page only if it is a header,
        /// row or footer of a section.
        package internal(set) var isBuiltIn = false
        /// The place of the first registration of the type.
        package let place: SourcePlace

        /// A description of the view that is used: `template empty-results`, `reusable view ContactView` or
        /// `declarative view TodoView`.
        package var viewDescription: String {
            if let template { return "template \(template)" }
            if let reusable { return "reusable view \(reusable.name)" }
            return declarative.map { "declarative view \($0.name)" } ?? "no view"
        }

        /// The same description as ``viewDescription``, as a text that can be translated.
        package var viewText: LocalizedText {
            var text: LocalizedText =
                if let template {
                    "template \(template)"
                } else if let reusable {
                    "reusable view \(reusable.name)"
                } else if let declarative { "declarative view \(declarative.name)" } else { "no view" }
            text.table = "Vitrine"
            return text
        }
    }

    struct DeclarativeKind: Sendable {
        let name: String
        let show: @Sendable (any Component, HTML) throws -> Void
    }

    struct ReusableKind: Sendable {
        let name: String
        let key: ObjectIdentifier
        let make: @Sendable () -> AnyReusableView
    }

    private(set) var entries: [ObjectIdentifier: Entry] = [:]
    /// Types in the order of their first registration.
    private var order: [ObjectIdentifier] = []

    /// Creates a registry with views for spacers, empty states, labels, lists, forms, filmstrips, loading states and
    /// symbols.
    public init() {
        register(viewModelType: RowSpacer.self, viewType: RowSpacerView.self)
        register(viewModelType: HeaderFooterSpacer.self, viewType: HeaderFooterSpacerView.self)
        register(viewModelType: EmptyState.self, templateName: "empty-state")
        register(viewModelType: Label.self, viewType: LabelView.self)
        register(viewModelType: TappableLabel.self, viewType: TappableLabelView.self)
        registerLists()
        registerForms()
        registerLoading()
        for key in order { entries[key]?.isBuiltIn = true }
    }

    /// The entries of all registered types, in the order of their first registration.
    package var registered: [Entry] { order.compactMap { entries[$0] } }

    /// Returns the registrations of a component's type; nil when the type is not registered. A ``Story`` has those of
    /// the component in it.
    package func entry(for component: any Component) -> Entry? {
        entries[ObjectIdentifier(type(of: component.unwrapped))]
    }

    /// Changes the registrations of a type of component. The place of the first registration is kept.
    mutating func update(_ type: any Component.Type, at place: SourcePlace, _ change: (inout Entry) -> Void) {
        let key = ObjectIdentifier(type)
        if entries[key] == nil { order.append(key) }
        var entry =
            entries[key]
            ?? Entry(
                name: TypeName.short(type), fullName: unusedName(TypeName.full(type)), place: place)
        change(&entry)
        entries[key] = entry
    }

    /// Returns a unique name for a type. Private types of two files may have the same name, so the second one gets a
    /// number.
    private func unusedName(_ name: String) -> String {
        let used = Set(entries.values.map(\.fullName))
        guard used.contains(name) else { return name }
        var number = 2
        while used.contains("\(name) \(number)") { number += 1 }
        return "\(name) \(number)"
    }
}
