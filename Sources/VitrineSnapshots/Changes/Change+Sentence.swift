import VitrineSupport

/// Changes in words, in one place.
extension Change {
    /// `TodoRow: class “done” added`.
    package var sentence: String {
        if let sheet { return sheet.sentence(of: self) }
        guard let effect else { return "\(thing): \(predicate)" }
        let words = effect.sentence + (effect.hasCause ? cause : "")
        return component.map { "\($0), \(words.prefix(1).lowercased() + words.dropFirst())" } ?? words
    }

    /// The change of the markup that causes an effect: ` (aria-label removed)`.
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

    /// Whether the effect has the words of its cause: `“By” added to their names`.
    private var saysCause: Bool { causeSubject.hasPrefix("“") && effect?.sentence.contains(": \(causeWords) ") == true }

    /// `<label> “Name” `, for what was added or removed; of a text, only the quote.
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

    /// What the sentence begins with.
    var place: String { thing }

    /// `“Ann” became “Anne”`, without what it is about.
    var values: String { became }

    /// The attribute that the values are of.
    var subjectOfValue: String { kind == .text ? "" : (name.map { "\($0) " } ?? "") }

    /// The component, with the part inside it; the element in foreign HTML.
    private var thing: String {
        if subject == .documentType { return "Document type" }
        let thing = part.isEmpty ? "" : "<\(part.split(separator: " ").last.map(String.init) ?? part)>"
        guard let component else { return thing.isEmpty ? element : thing }
        return thing.isEmpty || kind == .inserted || kind == .removed ? component : "\(component) \(thing)"
    }

    /// What a change of whitespace has as its name.
    static let whiteSpace = "white space"

    var predicate: String {
        switch kind {
        case .text: return became
        case .class: return tokens("class", "classes")
        case .attribute: return value(name ?? "") + followers
        case .style:
            // The name of the attribute means all of its declarations.
            switch name {
            case "style": return value("declarations")
            case Self.whiteSpace: return value(Self.whiteSpace)
            default: return value("style \(name ?? "")")
            }
        case .inserted:
            let around = isAround ? " around " + (label.map { "“\($0)”" } ?? "what was there") : ""
            return "\(column)\(contents(after)) added" + around + size
        case .removed:
            let around = isAround ? " from around " + (label.map { "“\($0)”" } ?? "what stays") : ""
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

    /// The attribute that names a component.
    static let component = "data-component"

    /// What a story with another name has as the name of its change.
    static let story = "story"

    /// `“Apple pie” moved from place 1 to 2`, `“Apple pie” moved from <nav> into <main>`
    var moved: String {
        let what = label.map { "“\($0)” moved" } ?? "moved"
        guard let before, let after else { return what }
        if isAround { return "moved from around “\(Excerpt.of(before))” to around “\(Excerpt.of(after))”" }
        if let old = Self.page(before), let new = Self.page(after) { return "\(what) from \(old) to \(new)" }
        if before.first?.isNumber == true, after.first?.isNumber == true {
            return "\(what) from place \(before) to \(after)"
        }
        return "\(what) from \(before) into \(after)"
    }

    /// The page that something moved from.
    private static func page(_ text: String) -> String? {
        text.hasPrefix(pagePrefix) ? String(text.dropFirst(pagePrefix.count)) : nil
    }

    /// What is before the path of a page that something moved from.
    static let pagePrefix = "page "

    /// `, 2 references follow`
    private var followers: String {
        (references == 0 ? "" : ", \(Count.of(references, "reference follows", "references follow"))")
            + (brokenLinks == 0
                ? ""
                : ", \(Count.of(brokenLinks, "link", "links")) to “#\(before ?? "")” lead\(brokenLinks == 1 ? "s" : "") nowhere")
    }

    /// `“One” and “Two”`; more than three are counted. Each is on a line.
    private func pieces(_ text: String?) -> String {
        let all = (text ?? "").split(separator: "\n").map { "“\(Excerpt.of(String($0)))”" }
        guard let last = all.last, all.count > 1 else { return all.first ?? "" }
        if all.count > 3 { return "\(all[0]) and \(all.count - 1) more" }
        return all.dropLast().joined(separator: ", ") + " and " + last
    }

    private var column: String {
        if case .column = subject { "column " } else { "" }
    }

    /// How many cells a column has.
    private var size: String {
        if case .column(let cells?) = subject { ", \(Count.of(cells, "cell", "cells"))" } else { "" }
    }

    /// What is in a piece of markup: its text, or the markup itself where it has none.
    private func contents(_ markup: String?) -> String {
        let text = (markup ?? "").withoutTags
        guard text.isEmpty else { return "“\(Excerpt.of(text))”" }
        let isSpace = (markup ?? "").replacing("&#32;", with: " ").allSatisfy { $0.isWhitespace }
        return isSpace ? "white space" : Excerpt.of(markup)
    }

    /// Classes that a sentence names; the others are counted.
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

    /// `“Ann” became “Anne”`.
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
