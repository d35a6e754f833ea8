import Vitrine

/// A component that is registered with a class and a declarative view.
struct RegisteredTwice: Registered {
    var registrations = ["viewType: ShownDeclaratively", "classType: ShownByClass"]
}
