/// Turns identities into addresses, relative to the page that is being rendered.
public protocol LinkResolver: Sendable {
    /// The address of a section's page, or of a row on it; nil when there is none. A row may be an item or a section of a
    /// ``ListView`` on that page.
    func address(section: ItemID, row: ItemID?) -> String?

    /// The address of a file in the site's `assets`, `images/logo.svg`; nil when there is none.
    func address(asset: String) -> String?
}

extension LinkResolver {
    /// No assets.
    public func address(asset: String) -> String? { nil }
}
