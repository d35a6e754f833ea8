/// Finds the addresses of sections, rows and assets, relative to the page that is being rendered.
public protocol LinkResolver: Sendable {
    /// Returns the address of a section's page, or of a row on it; nil when there is none. A row may also be an item
    /// or a section of a ``ListView`` on that page.
    func address(section: ItemID, row: ItemID?) -> String?

    /// Returns the address of a file in the site's `assets`, such as `images/logo.svg`; nil when there is none.
    func address(asset: String) -> String?

    /// Returns the language of a section's page as a BCP 47 tag if it is not that of the page that is being rendered;
    /// otherwise nil.
    func language(section: ItemID) -> String?
}

extension LinkResolver {
    /// Returns nil: by default, there are no assets.
    public func address(asset: String) -> String? { nil }

    /// Returns nil: by default, all pages are in the same language.
    public func language(section: ItemID) -> String? { nil }
}
