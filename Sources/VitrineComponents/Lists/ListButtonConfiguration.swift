import Foundation

/// A button of a list: a link that looks like one. It leaves the page, so there is no spinner to show meanwhile.
public struct ListButtonConfiguration: Hashable, Sendable {
    /// Its words.
    public var title: LocalizedText
    /// Where it leads.
    public var destination: Destination

    /// Creates a button.
    public init(title: LocalizedText, destination: Destination) {
        self.title = title
        self.destination = destination
    }
}
