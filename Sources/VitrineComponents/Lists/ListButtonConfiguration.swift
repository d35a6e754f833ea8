import Foundation

/// A button of a list, which is a link styled as a button. It opens another page, so there is no spinner.
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
