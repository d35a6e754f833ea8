import Foundation

/// A placeholder where loading failed: what went wrong, and a button that tries again. Registered in every registry.
public struct FailedState: Component {
    /// The title; nil shows "This could not be loaded."
    public var title: LocalizedText?
    /// Why.
    public var message: LocalizedText?
    /// The picture above.
    public var image: ListImage
    /// The destination of the button for trying again; nil shows no button.
    public var retry: Destination?

    /// Creates a failed state.
    public init(
        title: LocalizedText? = nil, message: LocalizedText? = nil, image: ListImage = .symbol(.warning),
        retry: Destination? = nil
    ) {
        self.title = title
        self.message = message
        self.image = image
        self.retry = retry
    }

    /// Creates a failed state with the words of an error, as ``EmptyData/Standard/init(error:image:buttonConfig:)`` finds them.
    public init(error: any Error, title: LocalizedText? = nil, retry: Destination? = nil) {
        let words = EmptyData.Standard(error: error)
        self.init(title: title, message: words.body, image: words.image ?? .symbol(.warning), retry: retry)
    }

    /// The title.
    public var displayName: String? { title?.key }
}
