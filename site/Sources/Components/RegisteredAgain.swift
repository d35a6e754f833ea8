import Vitrine

/// A component that is registered with two declarative views in succession.
struct RegisteredAgain: Registered {
    var registrations = ["viewType: ShownDeclaratively", "viewType: ShownLater"]
}
