import Foundation

/// A placeholder for content that could not be loaded: a message, and a link to try again. Registered in every
/// registry.
public struct FailedState: Component {
    /// The title, which says what failed; nil shows "This could not be loaded."
    public var title: LocalizedText?
    /// The reason.
    public var message: LocalizedText?
    /// The image above the title.
    public var image: ListImage
    /// The destination of the link to try again; nil shows no link.
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

    /// Creates a failed state with the message and image that ``EmptyData/Standard/init(error:image:buttonConfig:)``
    /// uses for an error.
    public init(error: any Error, title: LocalizedText? = nil, retry: Destination? = nil) {
        let words = EmptyData.Standard(error: error)
        self.init(title: title, message: words.body, image: words.image ?? .symbol(.warning), retry: retry)
    }

    /// The key of the title.
    public var displayName: String? { title?.key }
}
