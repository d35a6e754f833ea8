import VitrineHTML

/// Which view shows which component: the only place where types are erased.
///
/// ```swift
/// var registry = Registry()
/// registry.register(viewModelType: Todo.self, viewType: TodoView.self)
/// registry.register(viewModelType: Contact.self, classType: ContactView.self)
/// registry.register(viewModelType: EmptyResults.self, templateName: "empty-results")
/// ```
///
/// One registration serves header, footer and row alike. A component registered in several ways is shown by its
/// template, else by its class, else by its declarative view; of two registrations of one kind the last counts.
public struct Registry: Sendable {
    /// What is known of one component type.
    public struct Entry: Sendable {
        /// The type's name without its module.
        public let name: String
        /// The type's name with its module.
        public let fullName: String
        /// The template that shows it.
        public internal(set) var template: String?
        /// The reusable view that shows it.
        var reusable: ReusableKind?
        /// The declarative view that shows it.
        var declarative: DeclarativeKind?
        /// Whether the package brought the type; one that no page shows needs no page of its own.
        public internal(set) var isBuiltIn = false
        /// Where the first registration stands.
        public let place: SourcePlace

        /// The view that counts, in words: `template empty-results`, `reusable view ContactView`,
        /// `declarative view TodoView`.
        public var viewDescription: String {
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

    /// Creates a registry that knows the spacers, the empty state, labels, lists, forms and filmstrips.
    public init() {
        register(viewModelType: RowSpacer.self, viewType: RowSpacerView.self)
        register(viewModelType: HeaderFooterSpacer.self, viewType: HeaderFooterSpacerView.self)
        register(viewModelType: EmptyState.self, templateName: "empty-state")
        register(viewModelType: Label.self, viewType: LabelView.self)
        register(viewModelType: TappableLabel.self, viewType: TappableLabelView.self)
        registerLists()
        registerForms()
        for key in order { entries[key]?.isBuiltIn = true }
    }

    /// Every registered component type, in the order of registration.
    public var registered: [Entry] { order.compactMap { entries[$0] } }

    /// What is known of the type of a component; nil when it is not registered.
    public func entry(for component: any Component) -> Entry? {
        entries[ObjectIdentifier(type(of: component))]
    }

    /// Shows a component by a template file. Its properties are the template's variables.
    public mutating func register<Model: Component>(
        viewModelType: Model.Type, templateName: String, file: String = #fileID, line: Int = #line
    ) {
        update(viewModelType, file, line) { $0.template = templateName }
    }

    /// Shows a component by a reusable view.
    public mutating func register<Model: Component, View: ReusableComponentView>(
        viewModelType: Model.Type, classType: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == Model {
        update(viewModelType, file, line) { $0.reusable = Self.reusable(classType) }
    }

    /// Shows a component by a reusable view that takes any component.
    public mutating func register<Model: Component, View: ReusableComponentView>(
        viewModelType: Model.Type, classType: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == any Component {
        update(viewModelType, file, line) { $0.reusable = Self.reusable(classType) }
    }

    /// Shows a component by a declarative view.
    public mutating func register<Model: Component, View: ComponentView>(
        viewModelType: Model.Type, viewType: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == Model {
        update(viewModelType, file, line) { $0.declarative = Self.declarative(viewType) }
    }

    /// Shows a component by a declarative view that takes any component.
    public mutating func register<Model: Component, View: ComponentView>(
        viewModelType: Model.Type, viewType: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == any Component {
        update(viewModelType, file, line) { $0.declarative = Self.declarative(viewType) }
    }

    /// Shows a component by a view whose type is known only at run time.
    /// - Throws: ``RenderError/invalidView(component:view:)`` when the type is no view.
    public mutating func register(
        viewModelType: any Component.Type, view: Any.Type, file: String = #fileID, line: Int = #line
    ) throws(RenderError) {
        if let type = view as? any ReusableComponentView.Type {
            update(viewModelType, file, line) { $0.reusable = Self.reusable(type) }
        } else if let type = view as? any ComponentView.Type {
            update(viewModelType, file, line) { $0.declarative = Self.declarative(type) }
        } else {
            throw .invalidView(component: TypeName.short(viewModelType), view: TypeName.short(view))
        }
    }

    private mutating func update(
        _ type: any Component.Type, _ file: String, _ line: Int, _ change: (inout Entry) -> Void
    ) {
        let key = ObjectIdentifier(type)
        if entries[key] == nil { order.append(key) }
        var entry =
            entries[key]
            ?? Entry(
                name: TypeName.short(type), fullName: unusedName(TypeName.full(type)),
                place: SourcePlace(file: file, line: line))
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

    private static func declarative<View: ComponentView>(_ type: View.Type) -> DeclarativeKind {
        DeclarativeKind(name: TypeName.short(type)) { component, html in
            guard let model = component as? View.Model else {
                throw RenderError.invalidModel(
                    expected: TypeName.short(View.Model.self), actual: TypeName.short(Swift.type(of: component)))
            }
            try View(viewModel: model).body(html)
        }
    }

    private static func reusable<View: ReusableComponentView>(_ type: View.Type) -> ReusableKind {
        ReusableKind(name: TypeName.short(type), key: ObjectIdentifier(type)) { ReusableBox(View()) }
    }
}

/// A reusable view behind one erased call.
class AnyReusableView {
    func show(_ component: any Component, _ html: HTML) throws {}
}

private final class ReusableBox<View: ReusableComponentView>: AnyReusableView {
    private let view: View

    init(_ view: View) { self.view = view }

    override func show(_ component: any Component, _ html: HTML) throws {
        guard let model = component as? View.Model else {
            throw RenderError.invalidModel(
                expected: TypeName.short(View.Model.self), actual: TypeName.short(type(of: component)))
        }
        view.prepareForReuse()
        try view.configure(with: model)
        try view.body(html)
    }
}
