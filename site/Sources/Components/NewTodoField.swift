import Vitrine

/// A text field for the title of a new to-do.
struct NewTodoField: Component, Identifiable {
    let id: String
    var label: LocalizedText = "New to-do"
    var placeholder: LocalizedText
    /// The section to which the button "Add" links. It shows the new entry.
    var added: ItemID
}
