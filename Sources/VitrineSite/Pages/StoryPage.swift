import VitrineComponents
import VitrineHTML
import VitrineSupport

extension Chrome {
    /// The maximum width, in CSS pixels, of the frame of a look without the class `wide`. The stylesheets of themes
    /// show wide frames at a smaller scale.
    private static let widest = 600

    /// Writes the page about a story: the story itself, its variants, panels with its code, its markup and what is
    /// known about it, and frames that show it in other ways, for instance with other widths and color schemes.
    func storyPage(
        _ number: Int, _ reading: StoryReading, _ looks: StoryLooks, _ variants: [StoryVariants.Row], _ html: HTML
    ) {
        let story = plan.stories[number]
        html.header(.class("intro")) {
            html.h1 {
                html.span(titles.stories[number], .dir("auto"))
                kind(of: story, html)
                marked(changes?.stories[number]?.mark, html)
            }
            if !story.notes.isEmpty { html.p(titles.notes[number], .class("summary"), .dir("auto")) }
            html.dl(.class("facts")) {
                fact(words(.component), html) { link(plan.components[story.component], html) }
                fact(words(.page), html) {
                    html.a(
                        titles.sections[story.section],
                        .href(address(section: story.section, anchor: story.anchor)), .dir("auto"))
                }
                fact(words(.source), html) { source(of: story, reading.address, html) }
                if !story.tags.isEmpty {
                    fact(words(.tags), html) {
                        for tag in story.tags {
                            html.span(tag, .class("tag"))
                            html.text(" ")
                        }
                    }
                }
            }
        }
        neighbors(of: number, html)
        if reading.markup.isEmpty { html.p(words(.showsNothing), .class("summary")) }
        html.div(.class("live")) { frame(looks.own, isLazy: false, html) }
        html.p(.class("foot")) { fullPage(of: number, html) }
        self.variants(variants, of: number, html)
        panels(number, reading, html)
        html.section(.class("block"), .id("page_looks")) {
            html.h2(words(.looks))
            for group in looks.groups {
                html.h3(words(group.name))
                if let note = group.note { html.p(words(note), .class("notes")) }
                html.div(.class("looks")) { for look in group.looks { figure(look, html) } }
            }
        }
    }

    /// Writes where a story is declared, as a link if the settings contain a template for links to source code.
    private func source(of story: StoryReference, _ address: String?, _ html: HTML) {
        guard let address else { return place(story.place, html) }
        // `html.a` refuses addresses with the scheme of an editor, so the link is written as raw bytes. This is safe,
        // because the settings allow no scheme that runs code.
        html.append(rendered: Array("<a href=\"\(Escaping.html(address, inAttribute: true))\">".utf8))
        place(story.place, html)
        html.append(rendered: Array("</a>".utf8))
    }

    /// Writes links to the previous and the next story of the component.
    private func neighbors(of number: Int, _ html: HTML) {
        func page(_ number: Int?) -> Neighbor? {
            number.map {
                Neighbor(
                    name: titles.stories[$0], path: plan.stories[$0].page ?? "",
                    isOnlyAtTop: plan.isOnlyAtTop(story: $0),
                    isUntranslated: titles.untranslated.stories.contains($0))
            }
        }
        let (previous, next) = plan.stories[number].neighbors
        pager(previous: page(previous), next: page(next), html)
    }

    // MARK: - Panels

    private func panels(_ number: Int, _ reading: StoryReading, _ html: HTML) {
        html.div(.class("panels")) {
            swiftPanel(reading.code, html)
            panel("HTML", note: nil, reading.markup, html)
            panel(
                words(.accessibilityTree), note: reading.accessibility.isEmpty ? words(.nothingAnnounced) : nil,
                reading.accessibility, html)
            findingsPanel(number, html)
            changesPanel(number, html)
        }
    }

    private func swiftPanel(_ code: SwiftCode, _ html: HTML) {
        html.details(.class("source")) {
            html.summary("Swift")
            if code.kind == .value { html.p(words(.valueAsSwift), .class("notes")) }
            if !code.missing.isEmpty {
                html.p(.class("notes missing")) {
                    let missing: FrameWords.Word =
                        switch code.kind {
                        case .excerpt: .namesFromFile
                        case .value: .unknownInitializers
                        case .none: .noCode
                        }
                    html.text(words(missing))
                    for name in code.missing {
                        html.text(" ")
                        html.code(name)
                    }
                }
            }
            if !code.imports.isEmpty {
                html.p(.class("notes imports")) {
                    for (number, module) in code.imports.enumerated() {
                        if number > 0 { html.text(" ") }
                        html.code("import \(module)")
                    }
                }
            }
            if !code.text.isEmpty { html.pre(.dir("ltr")) { html.code(code.text) } }
        }
    }

    private func panel(_ title: String, note: String?, _ text: String, _ html: HTML) {
        html.details(.class("source")) {
            html.summary(title)
            if let note { html.p(note, .class("notes")) }
            if !text.isEmpty { html.pre(.dir("ltr")) { html.code(text) } }
        }
    }

    // MARK: - Looks

    private func figure(_ look: StoryLooks.Look, _ html: HTML) {
        html.figure(
            .class("look"), .class("wide", when: look.width > Self.widest),
            .class("dark", when: look.scheme == "dark"), .class("light", when: look.scheme == "light")
        ) {
            html.figcaption(look.name)
            html.div { frame(look, isLazy: true, html) }
        }
    }

    private func frame(_ look: StoryLooks.Look, isLazy: Bool, _ html: HTML) {
        if let page = look.page { return frame(look, page, html) }
        html.iframe(
            .src(root + look.address), .title(look.name), .when(isLazy, .width(look.width)), .height(look.height),
            .when(isLazy, .loading("lazy")))
    }

    /// Writes a frame with an inline page (`srcdoc`), which has no file. The inline page is derived from the story's
    /// bare page and is escaped here.
    private func frame(_ look: StoryLooks.Look, _ page: [UInt8], _ html: HTML) {
        let title = Escaping.html(look.name, inAttribute: true)
        var bytes = Array("<iframe title=\"\(title)\" width=\"\(look.width)\" height=\"\(look.height)\"".utf8)
        bytes += " loading=\"lazy\" srcdoc=\"".utf8
        Escaping.appendHTML(String(decoding: page, as: UTF8.self), inAttribute: true, to: &bytes)
        bytes += "\"></iframe>".utf8
        html.append(rendered: bytes)
    }
}
