/// Resolves identities to addresses, relative to the current page.
public protocol LinkResolver: Sendable {
    /// Returns the address of a section's page, or of a row on it; nil if there is none. A row may be an item or a section of a
    /// ``ListView`` on that page.
    func address(section: ItemID, row: ItemID?) -> String?

    /// Returns the address of a file in the site's `assets`, such as `images/logo.svg`; nil if it does not exist.
    func address(asset: String) -> String?
}

extension LinkResolver {
    /// Returns nil: there are no assets.
    public func address(asset: String) -> String? { nil }
}
