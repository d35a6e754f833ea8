import VitrineComponents

/// The addresses of a site, relative to a page.
struct SiteLinks: LinkResolver {
    let table: LinkTable
    /// The relative path from the page to the folder of its locale.
    let root: String
    /// The relative path from the page to the top of the site, where the assets of all locales are.
    let top: String
    /// The site's own language if the page is in another one; otherwise nil.
    var otherLanguage: String?

    func address(section: ItemID, row: ItemID?) -> String? {
        table.address(section, row).map { (table.isOnlyAtTop(section) ? top : root) + $0 }
    }

    func language(section: ItemID) -> String? {
        otherLanguage.flatMap { table.isOnlyAtTop(section) ? $0 : nil }
    }

    func address(asset: String) -> String? {
        let path = "assets/\(asset)"
        return table.has(asset: path) ? top + AssetAddress.encoded(path) : nil
    }
}
