import VitrineMarkup

/// What the page about a story shows besides the story itself.
struct StoryReading: Sendable {
    /// The formatted markup, without the attributes that the gallery adds.
    var markup: String
    /// The accessibility tree as text, in the form used by snapshots; empty if nothing is announced.
    var accessibility: String
    /// The markup as a tree; nil if it cannot be parsed.
    var tree: XMLTree.Element?
    /// The code that creates the story.
    var code: SwiftCode
    /// The address that opens the file of the story; nil without a link template.
    var address: String?
}
