import Foundation

/// A button of a list: a link that looks like a button. It leads away from the page, so it has no spinner.
public struct ListButtonConfiguration: Hashable, Sendable {
    /// The title.
    public var title: LocalizedText
    /// The destination.
    public var destination: Destination

    /// Creates a button.
    public init(title: LocalizedText, destination: Destination) {
        self.title = title
        self.destination = destination
    }
}
