import VitrineSupport

/// A problem with a Markdown file in the folder `pages` of a site.
package enum GuideMistake: Hashable, Sendable {
    /// The front matter is wrong.
    case frontMatter(SettingsProblem.Reason)
    /// The line `---` that ends the front matter is missing.
    case openFrontMatter
    /// A line of a block of stories is not the name of a story with a page; with the most similar name, if there is
    /// one.
    case unknownStory(String, near: String?)
    /// A block of stories is empty.
    case noStory
    /// The file is the translation of a page that has no text in the site's own language; with the missing file.
    case noOriginal(String)
    /// The file `first` already translates the same page into the same language; with the tag of the language.
    case duplicateTranslation(String, first: String)
    /// Another file has the same address.
    case sameAddress(String)

    var message: String {
        switch self {
        case .frontMatter(let reason): SettingsProblem(file: "", reason).message
        case .openFrontMatter: "the front matter is not closed; add a line --- after its last key"
        case .unknownStory(let name, let near):
            "there is no story \(quoted(name))"
                + (near.map { "; did you mean \(quoted($0))?" }
                    ?? "; write the name of its file in stories/, such as badge--plain")
        case .noStory: "the block of stories is empty; write the name of a story, such as badge--plain"
        case .noOriginal(let file): "is the translation of a page that does not exist; add \(file)"
        case .duplicateTranslation(let tag, let first):
            "duplicate translation into \(quoted(tag)): the first is \(first); remove one of them"
        case .sameAddress(let file): "has the same path in the site as \(file); rename one of them"
        }
    }
}
