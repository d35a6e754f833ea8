import Vitrine

/// The end of a list: a remark and a link.
struct ListFooter: Component {
    var text: LocalizedText
    var link: PageLink?
}
