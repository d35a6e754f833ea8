import Vitrine

/// The header of a list: its title, the number of its entries, and a link.
struct ListHeader: Component {
    var title: LocalizedText
    var amount: Amount?
    var link: PageLink?
}
