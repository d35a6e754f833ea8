import Vitrine

/// A component that is registered with a template, a class and a declarative view.
struct RegisteredThrice: Registered {
    var registrations = [
        "viewType: ShownDeclaratively", "classType: ShownByClass", "templateName: \"shown-by-template\"",
    ]
    /// A text for the template. It is a property so that it can be translated, which text inside a template cannot.
    var words: LocalizedText = "Shown by the template shown-by-template."
}
