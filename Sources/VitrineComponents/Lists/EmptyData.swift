import Foundation

/// The content shown by a list without sections. A list with sections does not show it, even if none of them has items.
///
/// ```swift
/// EmptyData.standard(
///     .init(title: "No contacts", body: "Add the first one.", image: .symbol(.people),
///         buttonConfig: .init(title: "Add", destination: .section("new-contact"))))
/// ```
public enum EmptyData: Sendable {
    /// Title, body, image and button.
    case standard(Standard)
    /// A custom component.
    case custom(any Component)

    /// The vertical alignment of the content.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// In the middle of an area that is at least 18 rem high.
        case center
        /// At the top.
        case top
    }

    /// A title, a text, an image and a button, all optional.
    public struct Standard: Hashable, Sendable {
        /// The vertical alignment of the content.
        public var alignment: Alignment
        /// The title, which says what is missing.
        public var title: LocalizedText?
        /// The reason, or a suggestion of what the user can do; nil for none.
        public var body: LocalizedText?
        /// An image above the title.
        public var image: ListImage?
        /// A button below the text.
        public var buttonConfig: ListButtonConfiguration?

        /// Creates the content.
        public init(
            alignment: Alignment = .center, title: LocalizedText? = nil, body: LocalizedText? = nil,
            image: ListImage? = nil, buttonConfig: ListButtonConfiguration? = nil
        ) {
            self.alignment = alignment
            self.title = title
            self.body = body
            self.image = image
            self.buttonConfig = buttonConfig
        }

        /// Creates the content for an error: no title, the description of the error as the body, and an image for the
        /// kind of error unless you pass one.
        ///
        /// The description is `localizedDescription`, so a custom error provides its text as a `LocalizedError`. The
        /// text is the same in every language of the site.
        public init(error: any Error, image: ListImage? = nil, buttonConfig: ListButtonConfiguration? = nil) {
            // On Linux, `localizedDescription` of a `LocalizedError` that is also a `CustomNSError` does not return the
            // error's own text.
            let words = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
            self.init(
                body: .verbatim(words), image: image ?? Self.image(for: error),
                buttonConfig: buttonConfig)
        }

        private static func image(for error: any Error) -> ListImage {
            let isOfNetwork = (error as NSError).domain == NSURLErrorDomain
            return .symbol(isOfNetwork ? .noConnection : .warning)
        }
    }

    /// Creates the content for an error; see ``Standard/init(error:image:buttonConfig:)``.
    public init(error: any Error, image: ListImage? = nil, buttonConfig: ListButtonConfiguration? = nil) {
        self = .standard(Standard(error: error, image: image, buttonConfig: buttonConfig))
    }
}

extension EmptyData: Hashable {
    /// Returns whether both show the same content.
    public static func == (one: EmptyData, other: EmptyData) -> Bool {
        switch (one, other) {
        case (.standard(let one), .standard(let other)): one == other
        case (.custom(let one), .custom(let other)): one.equals(other)
        default: false
        }
    }

    /// Hashes the content.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .standard(let words): hasher.combine(words)
        case .custom(let component): component.hash(into: &hasher)
        }
    }
}
