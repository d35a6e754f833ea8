extension Registry {
    /// Registers a declarative view for the type of component that is its `Model`.
    /// - Parameters:
    ///   - view: the view; its `Model` is the type of component to show.
    ///   - file: the file of the registration, for messages.
    ///   - line: the line in that file.
    public mutating func register<View: ComponentView>(
        _ view: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model: Component {
        update(View.Model.self, at: SourcePlace(file: file, line: line)) { $0.declarative = Self.declarative(view) }
    }

    /// Registers a reusable view for the type of component that is its `Model`.
    /// - Parameters:
    ///   - view: the view; its `Model` is the type of component to show.
    ///   - file: the file of the registration, for messages.
    ///   - line: the line in that file.
    public mutating func register<View: ReusableComponentView>(
        _ view: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model: Component {
        update(View.Model.self, at: SourcePlace(file: file, line: line)) { $0.reusable = Self.reusable(view) }
    }

    /// Registers a declarative view that accepts any component, for one type of component.
    /// - Parameters:
    ///   - view: the view; its `Model` is `any Component`.
    ///   - component: the type of component to show.
    ///   - file: the file of the registration, for messages.
    ///   - line: the line in that file.
    public mutating func register<Model: Component, View: ComponentView>(
        _ view: View.Type, for component: Model.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == any Component {
        update(component, at: SourcePlace(file: file, line: line)) { $0.declarative = Self.declarative(view) }
    }

    /// Registers a reusable view that accepts any component, for one type of component.
    /// - Parameters:
    ///   - view: the view; its `Model` is `any Component`.
    ///   - component: the type of component to show.
    ///   - file: the file of the registration, for messages.
    ///   - line: the line in that file.
    public mutating func register<Model: Component, View: ReusableComponentView>(
        _ view: View.Type, for component: Model.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == any Component {
        update(component, at: SourcePlace(file: file, line: line)) { $0.reusable = Self.reusable(view) }
    }

    /// Registers a template file for a type of component. The properties of the component are the template's
    /// variables.
    /// - Parameters:
    ///   - template: the name of the file in `templates/`, without its extension.
    ///   - component: the type of component to show.
    ///   - file: the file of the registration, for messages.
    ///   - line: the line in that file.
    public mutating func register<Model: Component>(
        template: String, for component: Model.Type, file: String = #fileID, line: Int = #line
    ) {
        update(component, at: SourcePlace(file: file, line: line)) { $0.template = template }
    }

    // MARK: - Methods named as in Blocks

    /// Registers a template file for a type of component. The properties of the component are the template's
    /// variables.
    public mutating func register<Model: Component>(
        viewModelType: Model.Type, templateName: String, file: String = #fileID, line: Int = #line
    ) {
        update(viewModelType, at: SourcePlace(file: file, line: line)) { $0.template = templateName }
    }

    /// Registers a reusable view for a type of component.
    public mutating func register<Model: Component, View: ReusableComponentView>(
        viewModelType: Model.Type, classType: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == Model {
        update(viewModelType, at: SourcePlace(file: file, line: line)) { $0.reusable = Self.reusable(classType) }
    }

    /// Registers a reusable view that accepts any component, for one type of component.
    public mutating func register<Model: Component, View: ReusableComponentView>(
        viewModelType: Model.Type, classType: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == any Component {
        update(viewModelType, at: SourcePlace(file: file, line: line)) { $0.reusable = Self.reusable(classType) }
    }

    /// Registers a declarative view for a type of component.
    public mutating func register<Model: Component, View: ComponentView>(
        viewModelType: Model.Type, viewType: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == Model {
        update(viewModelType, at: SourcePlace(file: file, line: line)) { $0.declarative = Self.declarative(viewType) }
    }

    /// Registers a declarative view that accepts any component, for one type of component.
    public mutating func register<Model: Component, View: ComponentView>(
        viewModelType: Model.Type, viewType: View.Type, file: String = #fileID, line: Int = #line
    ) where View.Model == any Component {
        update(viewModelType, at: SourcePlace(file: file, line: line)) { $0.declarative = Self.declarative(viewType) }
    }

    /// Registers a view for a type of component. Both types may be known only at run time.
    /// - Throws: ``RenderError/invalidView(component:view:)`` when `view` is not the type of a view.
    public mutating func register(
        viewModelType: any Component.Type, view: Any.Type, file: String = #fileID, line: Int = #line
    ) throws(RenderError) {
        if let type = view as? any ReusableComponentView.Type {
            update(viewModelType, at: SourcePlace(file: file, line: line)) { $0.reusable = Self.reusable(type) }
        } else if let type = view as? any ComponentView.Type {
            update(viewModelType, at: SourcePlace(file: file, line: line)) { $0.declarative = Self.declarative(type) }
        } else {
            throw .invalidView(component: TypeName.short(viewModelType), view: TypeName.short(view))
        }
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
