import Vitrine

/// Registered with a template, a class and a declarative view.
struct RegisteredThrice: Registered {
    var registrations = [
        "viewType: ShownDeclaratively", "classType: ShownByClass", "templateName: \"shown-by-template\"",
    ]
    /// What the template says; a template has no words of its own in more than one language.
    var words: LocalizedText = "Shown by the template shown-by-template."
}
