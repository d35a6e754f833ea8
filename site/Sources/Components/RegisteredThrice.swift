import Vitrine

/// A component that is registered with a template, a class and a declarative view.
struct RegisteredThrice: Registered {
    var registrations = [
        "viewType: ShownDeclaratively", "classType: ShownByClass", "templateName: \"shown-by-template\"",
    ]
    /// The text of the template, given here because the text inside a template has only one language.
    var words: LocalizedText = "Shown by the template shown-by-template."
}
