import VitrineMarkup

/// What the page about a story shows besides the story itself.
struct StoryReading: Sendable {
    /// The formatted markup, without the attributes that the gallery adds; unchanged if it cannot be parsed.
    var markup: String
    /// The accessibility tree as text, in the form used by snapshots; empty if nothing is announced, or if the markup
    /// cannot be read.
    var accessibility: String
    /// The markup as a tree; nil if it cannot be parsed.
    var tree: XMLTree.Element?
    /// The code that creates the story.
    var code: SwiftCode
    /// The address that opens the file of the story; nil if the file was not found, or if there is no link template.
    var address: String?
}
