import VitrineComponents
import VitrineMarkdown
import VitrineSupport

/// A page of text, made from a Markdown file in the folder `pages` of a site.
struct Guide: Sendable {
    /// The name of the folder with the files, and of the folder with their pages in the site.
    static let folder = "pages"

    /// The path of the page, relative to the folder of a language, such as `pages/guidelines/colors.html`.
    let path: String
    /// The folders between `pages` and the file, outermost first. The title of the page's group consists of their
    /// names.
    let folders: [String]
    /// The text in the site's own language.
    let own: GuideText
    /// The translations, keyed by BCP 47 tag.
    let translations: [String: GuideText]

    /// The text in a language, and whether it is a translation: the translation for the tag or, if there is none, for
    /// the tag without its last subtag, and so on. If there is no such translation, it is the text in the site's own
    /// language.
    func text(in tag: String) -> (text: GuideText, isTranslation: Bool) {
        var tag = tag
        while true {
            if let text = translations[tag] { return (text, true) }
            guard let end = tag.lastIndex(of: "-") else { return (own, false) }
            tag = String(tag[..<end])
        }
    }

    /// The texts in all languages, the site's own first.
    var texts: [GuideText] { [own] + translations.sorted { $0.key < $1.key }.map(\.value) }

    /// A file name as words: `getting-started` gives `Getting started`.
    static func words(of name: String) -> String {
        let words = name.split { "-_ ".contains($0) }.joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }
}

/// The text of a guide in one language.
struct GuideText: Sendable {
    let title: String
    /// What the page is about, in a sentence; may be empty.
    let summary: String
    /// The position among the pages of the folder. Pages without a position come last.
    let order: Int?
    let prose: ProseText
    /// The stories that each block of stories shows, as indices in the plan, keyed by the line of the block.
    let stories: [Int: [Int]]
}
