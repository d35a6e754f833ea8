import VitrineMarkup

/// What the page about a story shows besides the story itself.
struct StoryReading: Sendable {
    /// Its markup, laid out, without the attributes that the gallery adds.
    var markup: String
    /// What assistive technology announces, as snapshots have it.
    var accessibility: String
    /// Its markup as a tree.
    var tree: XMLTree.Element?
    /// The code that makes it.
    var code: SwiftCode
    /// Where its file is opened.
    var address: String?
}
