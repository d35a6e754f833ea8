import Vitrine

/// The header of a list: its title, the number of its entries, and links.
struct ListHeader: Component {
    var title: LocalizedText
    var amount: Amount?
    var link: PageLink?
}
