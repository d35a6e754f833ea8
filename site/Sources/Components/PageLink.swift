import Vitrine

/// A link to a section of the gallery, or to one row of it.
struct PageLink: Hashable, Sendable {
    let title: LocalizedText
    let section: ItemID
    var row: ItemID?
}
