/// The place of a list on a page.
struct ListPlace {
    /// Its `id`; nil where it has none.
    let anchor: String?
    /// Its instance; nil where it has none.
    let instance: String?
    /// What its menus have in common: of those with one name, a browser opens one at a time.
    let group: String

    func item(_ name: String) -> String? { anchor.map { ListNames.item(name, in: $0) } }
    func section(_ name: String) -> String? { anchor.map { ListNames.section(name, in: $0) } }
    func instance(of name: String) -> String { instance.map { "\($0)/\(name)" } ?? name }
    var menus: String { anchor ?? group }
}
