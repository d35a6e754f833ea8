public import Foundation
public import VitrineHTML

// Texts in the language of the page.
extension HTML {
    /// The words of a text in the language of the page, its arguments formatted.
    ///
    /// ```swift
    /// html.button(html.localized("Delete"), .type("button"))
    /// ```
    ///
    /// Words that the catalog lacks become a finding of the build; the source language's words, or the key's own, are shown.
    /// An inserted text that may run in another direction is between U+2068 and U+2069, so that it does not reorder the
    /// words around it.
    public func localized(_ text: LocalizedText) -> String {
        if text.isVerbatim { return text.key }
        var formatter = TextFormatter(context: context)
        let words = formatter.string(text)
        for problem in formatter.problems { session?.report(onceForComponent: problem) }
        return words
    }

    /// Writes the words of a text in the language of the page.
    public func text(_ text: LocalizedText) { self.text(localized(text)) }

    /// `<time>`: a moment, in words for people and in the `datetime` attribute for programs, there always in GMT.
    ///
    /// ```swift
    /// html.moment(todo.due, style: .date)  // <time datetime="2026-09-21T14:13:20Z">Sep 21, 2026</time>
    /// ```
    ///
    /// A moment before the year 1 or after the year 9999, which HTML cannot represent, is a `<span>` with only the words.
    public func moment(_ date: Date, style: DateStyle = .contextual, class classes: String = "") {
        moment(date, context.formatters.string(from: date, style: style), class: classes)
    }

    /// `<time>`: a moment, in words of your own.
    ///
    /// ```swift
    /// html.moment(post.date, html.context.formatters.timeAgoInWords(since: post.date))
    /// ```
    public func moment(_ date: Date, _ words: String, class classes: String = "") {
        let look = Attribute.class(classes, when: !classes.isEmpty)
        guard let machine = MachineTime.text(of: date) else { return span(words, look) }
        time(words, .datetime(machine), look)
    }
}

extension RenderContext {
    /// The words of a text in the language of the context, and whether the catalog lacks some of them.
    package func string(_ text: LocalizedText) -> (text: String, isMissing: Bool) {
        TextFormatter.string(text, in: self)
    }
}
