import Foundation

/// A link in a list, styled as a button. Unlike a button of an app, it never shows a spinner, because it opens another
/// page.
public struct ListButtonConfiguration: Hashable, Sendable {
    /// The title of the button.
    public var title: LocalizedText
    /// The destination of the link.
    public var destination: Destination

    /// Creates a button.
    public init(title: LocalizedText, destination: Destination) {
        self.title = title
        self.destination = destination
    }
}
