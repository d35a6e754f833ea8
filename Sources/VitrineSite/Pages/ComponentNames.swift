import VitrineComponents
import VitrineHTML

extension Chrome {
    /// Components whose names have the same first letter.
    private struct Letter {
        var text: String
        var components: [SitePlan.ComponentPage]
        /// The `id` of the letter's part of the index. It depends only on the letter, so it remains valid when
        /// components with other letters are added.
        var anchor: String {
            "page_letter-" + text.unicodeScalars.map { $0.isASCII ? "\($0)" : String($0.value, radix: 16) }.joined()
        }
    }

    /// Writes the components of a large gallery as names without previews, grouped by their first letter.
    func componentNames(_ html: HTML) {
        if plan.hasEverything {
            html.p(.class("notes")) {
                html.a(words(.everything), .href(SitePlan.everythingPath))
                html.text(": " + words(.everythingSummary))
            }
        }
        let letters = letters
        if letters.count > 1 {
            html.nav(.class("letters"), .aria("label", words(.firstLetters))) {
                for letter in letters { html.a(letter.text, .href("#" + letter.anchor)) }
            }
        }
        for letter in letters {
            html.div(.class("letter"), .id(letter.anchor)) {
                html.h3(letter.text)
                html.ul(.class("links"), .role("list")) {
                    for page in letter.components { html.li { entry(page, html) } }
                }
            }
        }
    }

    private func entry(_ page: SitePlan.ComponentPage, _ html: HTML) {
        link(page, html)
        html.text(" ")
        if page.stories.isEmpty {
            html.span(words(.noSuchStory), .class("count"))
        } else {
            count(page.stories.count, html)
        }
        marked(changes?.components[plan.componentNumbers[page.entry.fullName] ?? -1], html)
    }

    /// The components, grouped by the first letter of their names. As in the plan, they are sorted by name without
    /// regard to case.
    private var letters: [Letter] {
        var letters: [Letter] = []
        for page in plan.components {
            let text = page.entry.name.prefix(1).uppercased()
            let place = letters.lastIndex { $0.text == text } ?? letters.count
            if place == letters.count { letters.append(Letter(text: text, components: [])) }
            letters[place].components.append(page)
        }
        return letters
    }
}
