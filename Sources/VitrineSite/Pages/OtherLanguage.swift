import VitrineComponents
import VitrineHTML

// Support for content that exists only in the site's own language: pages in other languages show this content and link
// to it.
extension Chrome {
    /// The site's own language, for a page in another one.
    struct OwnLanguage {
        let tag: String
        let direction: TextDirection
        let context: RenderContext
    }

    /// The relative path from the page to the top of the locale in which a section has its page.
    func root(ofSection number: Int) -> String { plan.isOnlyAtTop(section: number) ? top : root }

    /// The relative path from the page to the top of the locale in which a story has its pages.
    func root(ofStory number: Int) -> String { plan.isOnlyAtTop(story: number) ? top : root }

    /// The relative path from the page to the top of the locale in which a page exists.
    func root(of path: String) -> String { pathsOnlyAtTop.contains(path) ? top : root }

    /// The address of the page of a section, or of a place on it.
    func address(section number: Int, anchor: String? = nil) -> String {
        root(ofSection: number) + plan.path(section: number) + (anchor.map { "#" + $0 } ?? "")
    }

    // MARK: - Attributes

    /// `hreflang` for a link to the page of a section, if that page is in another language.
    func hreflang(section number: Int) -> Attribute { hreflang(plan.isOnlyAtTop(section: number)) }

    /// `hreflang` for a link to a page of a story, if that page is in another language.
    func hreflang(story number: Int) -> Attribute { hreflang(plan.isOnlyAtTop(story: number)) }

    /// `hreflang` for a link to a page that may exist only at the top of the site.
    func hreflang(_ isOnlyAtTop: Bool) -> Attribute {
        .when(isOnlyAtTop && language != nil, .hreflang(language?.tag ?? ""))
    }

    /// `hreflang` for an entry of a list of stories, if the entry links to a page in another language.
    func hreflang(listed number: Int) -> Attribute {
        hreflang(plan.stories[number].page != nil && plan.isOnlyAtTop(story: number))
    }

    /// `lang` for the title of a section, if the title is in another language.
    func lang(section number: Int) -> Attribute { lang(titles.untranslated.sections.contains(number)) }

    /// `lang` for the title of a story, if the title is in another language.
    func lang(story number: Int) -> Attribute { lang(titles.untranslated.stories.contains(number)) }

    /// `lang` for a text that may be in the site's own language.
    func lang(_ isUntranslated: Bool) -> Attribute {
        .when(isUntranslated && language != nil, .lang(language?.tag ?? ""))
    }

    // MARK: - Contents

    /// Writes a story in its stage, the box around a story on a page of the gallery. A story that exists only in the
    /// site's own language is shown in that language on all pages.
    /// - Returns: the range of the story's bytes.
    func stage(_ number: Int, _ session: RenderSession) -> Range<Int> {
        let story = plan.stories[number]
        guard let component = plan.component(of: story) else { return 0..<0 }
        let html = session.html
        var range = 0..<0
        let write = {
            let start = html.count
            session.render(component, id: story.anchor, instance: story.instance, role: story.role, place: story.place)
            range = start..<html.count
        }
        guard plan.isOnlyAtTop(story: number), let language else {
            html.div(.class("stage"), content: write)
            return range
        }
        let context = session.context
        session.context = language.context
        session.context.links = context.links
        html.div(.class("stage"), .lang(language.tag), .dir(language.direction.rawValue), content: write)
        session.context = context
        return range
    }
}
