/// The ids and names in a list that depend on where the list is on its page.
struct ListPlace {
    /// The prefix of the ids of the list's items and sections; nil if they have no ids.
    let anchor: String?
    /// The `data-instance` of the list; nil if it has none.
    let instance: String?
    /// The name that the list's strips of actions share if there is no ``anchor``. Of all strips with the same name, a
    /// browser keeps only one open.
    let group: String

    func item(_ name: String) -> String? { anchor.map { ListNames.item(name, in: $0) } }
    func section(_ name: String) -> String? { anchor.map { ListNames.section(name, in: $0) } }
    func instance(of name: String) -> String { instance.map { "\($0)/\(name)" } ?? name }
    var menus: String { anchor ?? group }
}
