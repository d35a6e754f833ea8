public import Foundation
public import VitrineHTML

extension HTML {
    /// Returns a text in the language of the page, with its arguments formatted.
    ///
    /// ```swift
    /// html.button(html.localized("Delete"), .type("button"))
    /// ```
    ///
    /// If a translation is missing, the build reports a finding and shows the text of the source language or, without
    /// one, the key. An inserted text whose direction may differ is put between U+2068 and U+2069, so that it does not
    /// reorder the text around it.
    public func localized(_ text: LocalizedText) -> String {
        if text.isVerbatim { return text.key }
        var formatter = TextFormatter(context: context)
        let words = formatter.string(text)
        for problem in formatter.problems { session?.report(onceForComponent: problem) }
        return words
    }

    /// Writes a text in the language of the page.
    public func text(_ text: LocalizedText) { self.text(localized(text)) }

    /// Writes a `<time>` element: a moment in the language of the page, with a machine-readable `datetime` attribute in
    /// GMT.
    ///
    /// ```swift
    /// html.moment(todo.due, style: .date)  // <time datetime="2026-09-21T14:13:20Z">Sep 21, 2026</time>
    /// ```
    ///
    /// A moment before the year 1, which HTML cannot represent, or after the year 9999 is written as a `<span>`.
    public func moment(_ date: Date, style: DateStyle = .contextual, class classes: String = "") {
        moment(date, context.formatters.string(from: date, style: style), class: classes)
    }

    /// Writes a `<time>` element that shows the given text. For a date before the year 1 or after the year 9999, it
    /// writes a `<span>`.
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
    /// Returns a text in the language of the context, and whether there were problems, such as a missing translation.
    package func string(_ text: LocalizedText) -> (text: String, isMissing: Bool) {
        TextFormatter.string(text, in: self)
    }
}
