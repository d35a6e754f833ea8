/// The place of a list on a page.
struct ListPlace {
    /// The `id` of the list; nil if it has none.
    let anchor: String?
    /// The instance of the list; nil if it has none.
    let instance: String?
    /// The name that the list's menus share; a browser opens only one menu per name at a time.
    let group: String

    func item(_ name: String) -> String? { anchor.map { ListNames.item(name, in: $0) } }
    func section(_ name: String) -> String? { anchor.map { ListNames.section(name, in: $0) } }
    func instance(of name: String) -> String { instance.map { "\($0)/\(name)" } ?? name }
    var menus: String { anchor ?? group }
}
