import Vitrine

/// A component that is registered with two declarative views, one after the other.
struct RegisteredAgain: Registered {
    var registrations = ["viewType: ShownDeclaratively", "viewType: ShownLater"]
}
