import VitrineHTML

/// Which view shows which component.
///
/// ```swift
/// var registry = Registry()
/// registry.register(TodoView.self)
/// registry.register(ContactView.self)
/// registry.register(template: "empty-results", for: EmptyResults.self)
/// ```
///
/// A view says itself which component it shows: its `Model`. The spelling of Blocks does the same and names both,
/// `register(viewModelType: Todo.self, viewType: TodoView.self)`.
///
/// One registration serves header, footer and row alike. A component registered in several ways is shown by its
/// template, else by its class, else by its declarative view; of two registrations of one kind the last counts.
public struct Registry: Sendable {
    /// What is known of one component type.
    package struct Entry: Sendable {
        /// The type's name without its module.
        package let name: String
        /// The type's name with its module.
        package let fullName: String
        /// The template that shows the component.
        package internal(set) var template: String?
        /// The reusable view that shows it.
        var reusable: ReusableKind?
        /// The declarative view that shows it.
        var declarative: DeclarativeKind?
        /// Whether the package brought the type; one that no page shows needs no page of its own.
        package internal(set) var isBuiltIn = false
        /// The place of the first registration.
        package let place: SourcePlace

        /// The view that counts, in words: `template empty-results`, `reusable view ContactView`,
        /// `declarative view TodoView`.
        package var viewDescription: String {
            if let template { return "template \(template)" }
            if let reusable { return "reusable view \(reusable.name)" }
            return declarative.map { "declarative view \($0.name)" } ?? "no view"
        }

        /// The same in the language of a page.
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

    /// Creates a registry that knows the spacers, the empty state, labels, lists, forms, filmstrips, loading states and symbols.
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

    /// Every registered component type, in the order of registration.
    package var registered: [Entry] { order.compactMap { entries[$0] } }

    /// What is known of the type of a component; nil when it is not registered.
    package func entry(for component: any Component) -> Entry? {
        entries[ObjectIdentifier(type(of: component))]
    }

    /// Changes what is known of a component type; the first registration gives the place.
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

    /// Private types of two files may have the same name; the second gets a number.
    private func unusedName(_ name: String) -> String {
        let used = Set(entries.values.map(\.fullName))
        guard used.contains(name) else { return name }
        var number = 2
        while used.contains("\(name) \(number)") { number += 1 }
        return "\(name) \(number)"
    }
}
