import Vitrine

/// A component that is registered in more ways than one, and lists them.
protocol Registered: Component {
    /// The registrations, in the order in which they were made.
    var registrations: [String] { get }
}

/// Registered with a template, a class and a declarative view.
struct RegisteredThrice: Registered {
    var registrations = [
        "viewType: ShownDeclaratively", "classType: ShownByClass", "templateName: \"shown-by-template\"",
    ]
    /// What the template says; a template has no words of its own in more than one language.
    var words: LocalizedText = "Shown by the template shown-by-template."
}

/// Registered with a class and a declarative view.
struct RegisteredTwice: Registered {
    var registrations = ["viewType: ShownDeclaratively", "classType: ShownByClass"]
}

/// Registered with two declarative views, one after the other.
struct RegisteredAgain: Registered {
    var registrations = ["viewType: ShownDeclaratively", "viewType: ShownLater"]
}

extension Registry {
    /// Registers them in the ways that they list.
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
