import Vitrine

/// Registered with two declarative views, one after the other.
struct RegisteredAgain: Registered {
    var registrations = ["viewType: ShownDeclaratively", "viewType: ShownLater"]
}
