import Vitrine

/// A component that is registered in several ways and lists them.
protocol Registered: Component {
    /// The registrations, in the order in which they were made.
    var registrations: [String] { get }
}

extension Registry {
    /// Registers each ``Registered`` component in the ways that it lists.
    mutating func registerSeveralTimes() {
        register(viewModelType: RegisteredThrice.self, viewType: ShownDeclaratively.self)
        register(viewModelType: RegisteredThrice.self, classType: ShownByClass.self)
        register(viewModelType: RegisteredThrice.self, templateName: "shown-by-template")
        register(viewModelType: RegisteredTwice.self, viewType: ShownDeclaratively.self)
        register(viewModelType: RegisteredTwice.self, classType: ShownByClass.self)
        register(viewModelType: RegisteredAgain.self, viewType: ShownDeclaratively.self)
        register(viewModelType: RegisteredAgain.self, viewType: ShownLater.self)
    }
}
