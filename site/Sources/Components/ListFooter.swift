import Vitrine

/// The end of a list: a remark, and where to go from there.
struct ListFooter: Component {
    var text: LocalizedText
    var link: PageLink?
}
