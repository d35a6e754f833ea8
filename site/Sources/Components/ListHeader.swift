import Vitrine

/// The head of a list: what it is, how much is on it, and where to go from there.
struct ListHeader: Component {
    var title: LocalizedText
    var amount: Amount?
    var link: PageLink?
}
