import VitrineComponents
import VitrineHTML

// Links from a page to the other languages of the site.
extension Chrome {
    /// Writes the `head` links to the page in each language, and the `x-default` link for all other languages. Writes
    /// nothing for a page that exists in only one language.
    func alternates(of frame: PageFrame, among locales: [SiteLocale], _ html: HTML) {
        guard locales.count > 1, !frame.isOnlyAtTop else { return }
        for (language, target) in Self.oneOfEachLanguage(locales) {
            html.link(.rel("alternate"), .hreflang(language), .href(frame.top + target.folder + frame.path))
        }
        html.link(.rel("alternate"), .hreflang("x-default"), .href(frame.top + frame.path))
    }

    /// Writes the list of languages for users, with the name of each in that language. On a page that exists in only
    /// one language, the links for the other languages go to their index pages.
    func languages(of frame: PageFrame, among locales: [SiteLocale], _ html: HTML) {
        guard locales.count > 1 else { return }
        html.ul(.class("languages"), .role("list"), .aria("label", words(.languages))) {
            for (language, target) in Self.oneOfEachLanguage(locales) {
                let path =
                    if !frame.isOnlyAtTop {
                        target.folder + frame.path
                    } else if language == locale.tag {
                        frame.path
                    } else {
                        target.folder + "index.html"
                    }
                html.li {
                    html.a(
                        target.name, .href(frame.top + path), .hreflang(language),
                        .lang(language),
                        .dir(target.context.direction.rawValue),
                        .when(language == locale.tag, .aria("current", "page")))
                }
            }
        }
    }

    /// The locales, each language once: if the site's own language is at the top and also in a folder, the folder is
    /// used.
    private static func oneOfEachLanguage(_ locales: [SiteLocale]) -> [(language: String, target: SiteLocale)] {
        locales.filter { locale in
            !locale.folder.isEmpty || !locales.contains { !$0.folder.isEmpty && $0.tag == locale.tag }
        }.map { ($0.tag, $0) }
    }
}
