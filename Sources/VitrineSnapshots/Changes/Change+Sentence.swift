import VitrineSupport

/// The sentences that describe changes.
extension Change {
    /// The change as a sentence: `TodoRow: class “done” added`.
    package var sentence: String {
        if let sheet { return sheet.sentence(of: self) }
        guard let effect else { return "\(thing): \(predicate)" }
        let words = effect.sentence + (effect.hasCause ? cause : "")
        return component.map { "\($0), \(words.prefix(1).lowercased() + words.dropFirst())" } ?? words
    }

    /// The change of the markup that causes an effect, such as ` (aria-label removed)`.
    private var cause: String {
        switch kind {
        case .attribute:
            " (\(name ?? "")\(effect?.causeElement.map { " of <\($0)>" } ?? "") \(before == nil ? "added" : after == nil ? "removed" : "changed"))"
        case .renamed: " (\(predicate))"
        case .inserted, .removed: effect?.isOfMarkup == true || saysCause ? "" : " (\(causeWords))"
        default: ""
        }
    }

    private var causeWords: String { causeSubject + (kind == .inserted ? "added" : "removed") }

    /// Whether the sentence of the effect already contains the cause, as in `“By” added to their names`.
    private var saysCause: Bool { causeSubject.hasPrefix("“") && effect?.sentence.contains(": \(causeWords) ") == true }

    /// The added or removed element, such as `<label> “Name” `; for a text, only the text in quotation marks, or
    /// `whitespace`. It ends with a space.
    private var causeSubject: String {
        let markup = kind == .inserted ? after : before
        if isAround { return "<\(elementName)> " }
        let text = contents(markup)
        return markup?.hasPrefix("<") == true
            ? "<\(elementName)> " + (text.hasPrefix("“") ? text + " " : "") : text + " "
    }

    private var elementName: String {
        let markup = (kind == .inserted ? after : before) ?? ""
        return String(markup.dropFirst().prefix { $0 != " " && $0 != ">" && $0 != "/" && $0 != "\n" })
    }

    /// The subject at the start of the sentence.
    var place: String { thing }

    /// Both values: `“Ann” became “Anne”`.
    var values: String { became }

    /// The name of the attribute or property that the values belong to, followed by a space; empty for a text.
    var subjectOfValue: String { kind == .text ? "" : (name.map { "\($0) " } ?? "") }

    /// The component and the changed element inside it, such as `TodoRow <a>`, or only the component if the element is
    /// its root or was added or removed; outside of components, the element.
    private var thing: String {
        if subject == .documentType { return "Document type" }
        let thing = part.isEmpty ? "" : "<\(part.split(separator: " ").last.map(String.init) ?? part)>"
        guard let component else { return thing.isEmpty ? element : thing }
        return thing.isEmpty || kind == .inserted || kind == .removed ? component : "\(component) \(thing)"
    }

    /// The ``name`` of a change of kind `style` for whitespace that the styles of the page make visible.
    static let whiteSpace = "whitespace"

    var predicate: String {
        switch kind {
        case .text: return whitespace(of: "the text") ?? became
        case .class: return tokens("class", "classes")
        case .attribute: return (whitespace(of: name ?? "") ?? value(name ?? "")) + followers
        case .style:
            // If the name is `style`, the values contain all declarations of the attribute.
            switch name {
            case "style": return value("declarations")
            case Self.whiteSpace: return value(Self.whiteSpace)
            default: return value("style \(name ?? "")")
            }
        case .inserted:
            let around = isAround ? " around " + (label.map { "“\($0)”" } ?? "existing content") : ""
            return "\(column)\(contents(after)) added" + around + size
        case .removed:
            let around = isAround ? " from around " + (label.map { "“\($0)”" } ?? "its content") : ""
            return "\(column)\(contents(before)) removed" + around + size
        case .moved: return column + moved
        case .split:
            return "split into " + pieces(after)
        case .joined: return pieces(before) + " joined"
        case .reordered: return "reordered, \(after ?? "")"
        case .renamed:
            if name == Self.story { return "story \(became)" }
            return name == Self.component ? "became \(after ?? "")" : "<\(before ?? "")> became <\(after ?? "")>"
        }
    }

    /// The attribute that contains the name of a component.
    static let component = "data-component"

    /// The ``name`` of a change of kind `renamed` for a story.
    static let story = "story"

    /// The predicate of a move: `“Apple pie” moved from place 1 to 2`, `“Apple pie” moved from <nav> into <main>`.
    var moved: String {
        let what = label.map { "“\($0)” moved" } ?? "moved"
        guard let before, let after else { return what }
        if isAround { return "moved from around “\(Excerpt.of(before))” to around “\(Excerpt.of(after))”" }
        if let old = Self.page(before), let new = Self.page(after) { return "\(what) from \(old) to \(new)" }
        if before.first?.isNumber == true, after.first?.isNumber == true {
            // If its siblings changed places, an element may count as moved although its own place is the same.
            if before == after { return "\(what) past its neighbors and is still in place \(after)" }
            return "\(what) from place \(before) to \(after)"
        }
        return "\(what) from \(before) into \(after)"
    }

    /// Returns the page from or to which something moved; nil for a move within a page.
    private static func page(_ text: String) -> String? {
        text.hasPrefix(pagePrefix) ? String(text.dropFirst(pagePrefix.count)) : nil
    }

    /// The prefix of the paths in the values of a move between pages.
    static let pagePrefix = "page "

    /// The end of a sentence about a changed id: the number of references that changed with it, and of links that still
    /// have the old id. For example, `, and 2 references to it changed too`.
    private var followers: String {
        (references == 0 ? "" : ", and \(Count.of(references, "reference", "references")) to it changed too")
            + (brokenLinks == 0
                ? ""
                : ", but \(Count.of(brokenLinks, "link", "links")) to “#\(before ?? "")” now "
                    + "lead\(brokenLinks == 1 ? "s" : "") nowhere")
    }

    /// Returns the lines of a text as a list: `“One” and “Two”`. If there are more than three, only the first is
    /// quoted.
    private func pieces(_ text: String?) -> String {
        let all = (text ?? "").split(separator: "\n").map { "“\(Excerpt.of(String($0)))”" }
        return all.count > 3 ? "\(all[0]) and \(all.count - 1) more" : all.joined(last: "and")
    }

    private var column: String {
        if case .column = subject { "column " } else { "" }
    }

    /// The number of cells in a column, such as `, 3 cells`; empty if the subject is not a column or the number is
    /// unknown.
    private var size: String {
        if case .column(let cells?) = subject { ", \(Count.of(cells, "cell", "cells"))" } else { "" }
    }

    /// Returns an excerpt of the text of a piece of markup, in quotation marks. If there is no text, returns
    /// `whitespace` if the markup consists of whitespace, and otherwise an excerpt of the markup itself.
    private func contents(_ markup: String?) -> String {
        let text = (markup ?? "").withoutTags
        guard text.isEmpty else { return "“\(Excerpt.of(text))”" }
        let isSpace = (markup ?? "").replacing("&#32;", with: " ").allSatisfy { $0.isWhitespace }
        return isSpace ? "whitespace" : Excerpt.of(markup)
    }

    /// The maximum number of removed classes in a sentence, and of added ones; others are only counted.
    private static let tokenLimit = 8

    private func tokens(_ one: String, _ many: String) -> String {
        let parts = [(before, "removed"), (after, "added")].compactMap { tokens, verb -> String? in
            guard let tokens else { return nil }
            let all = tokens.split(separator: " ")
            let shown = all.prefix(Self.tokenLimit).map { "“\(Excerpt.of(String($0)))”" }.joined(separator: ", ")
            let rest = all.count - Self.tokenLimit
            let more = rest > 0 ? " and \(Count.grouped(rest)) more" : ""
            return "\(all.count == 1 ? one : many) \(shown)\(more) \(verb)"
        }
        return parts.joined(separator: ", ")
    }

    private func value(_ name: String) -> String {
        switch (before, after) {
        case (nil, let after?): return after.isEmpty ? "\(name) added" : "\(name) “\(Excerpt.of(after))” added"
        case (let before?, nil): return before.isEmpty ? "\(name) removed" : "\(name) “\(Excerpt.of(before))” removed"
        default: return "\(name) \(became)"
        }
    }

    /// Returns the predicate for a change of whitespace; nil if more than whitespace differs.
    private func whitespace(of subject: String) -> String? {
        guard let before, let after else { return nil }
        return WhitespaceChange(before, after)?.sentence(of: subject, quotes: true)
    }

    /// Both values: `“Ann” became “Anne”`.
    private var became: String {
        let texts = Excerpt.of(before, after)
        return "“\(texts.before)” became “\(texts.after)”"
    }
}

extension String {
    /// The text of printed markup, on one line.
    var withoutTags: String {
        var out = ""
        var isInTag = false
        for scalar in unicodeScalars {
            switch scalar {
            case "<":
                isInTag = true
                out += " "
            case ">" where isInTag: isInTag = false
            default: if !isInTag { out.unicodeScalars.append(scalar) }
            }
        }
        return String(decoding: Escaping.unescaped(Array(out.utf8)), as: UTF8.self)
            .split { $0 == " " || $0.isNewline }.joined(separator: " ")
    }
}
