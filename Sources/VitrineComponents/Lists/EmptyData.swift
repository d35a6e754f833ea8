import Foundation

/// The content of a list without sections. A list whose sections have no items shows the sections.
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

    /// The vertical alignment of the words.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
        /// In the middle of the height that a list would need.
        case center
        /// At the top.
        case top
    }

    /// A title, a text, an image and a button, each only where it is given.
    public struct Standard: Hashable, Sendable {
        /// The vertical alignment of the content.
        public var alignment: Alignment
        /// The title: what is missing.
        public var title: LocalizedText?
        /// Why, or what to do about it.
        public var body: LocalizedText?
        /// A picture above.
        public var image: ListImage?
        /// A button below.
        public var buttonConfig: ListButtonConfiguration?

        /// Creates the words.
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

        /// The words of an error: no title, its description as the body, and an image for its kind unless one is given.
        ///
        /// The description is `localizedDescription`, so a custom error provides its words as a `LocalizedError`; it is
        /// shown as it is in every language.
        public init(error: any Error, image: ListImage? = nil, buttonConfig: ListButtonConfiguration? = nil) {
            // On Linux, an error with a domain of its own does not say its own words.
            let words = (error as? any LocalizedError)?.errorDescription ?? error.localizedDescription
            self.init(
                body: .verbatim(words), image: image ?? Self.image(for: error),
                buttonConfig: buttonConfig)
        }

        /// Errors of the network have a picture of their own.
        private static func image(for error: any Error) -> ListImage {
            let isOfNetwork = (error as NSError).domain == NSURLErrorDomain
            return .symbol(isOfNetwork ? .noConnection : .warning)
        }
    }

    /// The words of an error; ``Standard/init(error:image:buttonConfig:)``.
    public init(error: any Error, image: ListImage? = nil, buttonConfig: ListButtonConfiguration? = nil) {
        self = .standard(Standard(error: error, image: image, buttonConfig: buttonConfig))
    }
}

extension EmptyData: Hashable {
    /// Whether both show the same.
    public static func == (one: EmptyData, other: EmptyData) -> Bool {
        switch (one, other) {
        case (.standard(let one), .standard(let other)): one == other
        case (.custom(let one), .custom(let other)): one.equals(other)
        default: false
        }
    }

    /// Hashes what is shown.
    public func hash(into hasher: inout Hasher) {
        switch self {
        case .standard(let words): hasher.combine(words)
        case .custom(let component): component.hash(into: &hasher)
        }
    }
}
