import Vitrine

/// Symbols side by side, each with its name.
struct SymbolSheet: Component, Identifiable {
    let id: String
    var names: [String]
}
