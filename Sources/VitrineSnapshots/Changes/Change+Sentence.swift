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

    /// What in the markup is behind an effect: ` (aria-label removed)`.
    private var cause: String {
        switch kind {
        case .attribute: " (\(name ?? "") \(before == nil ? "added" : after == nil ? "removed" : "changed"))"
        case .renamed: " (\(predicate))"
        default: ""
        }
    }

    /// The component, with the part inside it; the element in foreign HTML.
    private var thing: String {
        if subject == .documentType { return "Document type" }
        let thing = part.isEmpty ? "" : "<\(part.split(separator: " ").last.map(String.init) ?? part)>"
        guard let component else { return thing.isEmpty ? element : thing }
        return thing.isEmpty || kind == .inserted || kind == .removed ? component : "\(component) \(thing)"
    }

    /// What a change of white space has as its name.
    static let whiteSpace = "white space"

    private var predicate: String {
        switch kind {
        case .text: return became
        case .class: return tokens("class", "classes")
        case .attribute: return value(name ?? "")
        case .style:
            // The name of the attribute means all of its declarations.
            switch name {
            case "style": return value("declarations")
            case Self.whiteSpace: return value(Self.whiteSpace)
            default: return value("style \(name ?? "")")
            }
        case .inserted: return "\(column)\(contents(after)) added" + (isAround ? " around what was there" : "") + size
        case .removed:
            return "\(column)\(contents(before)) removed" + (isAround ? " from around what stays" : "") + size
        case .moved: return label.map { "“\($0)” moved" } ?? "moved"
        case .reordered: return "reordered, \(after ?? "")"
        case .renamed: return "<\(before ?? "")> became <\(after ?? "")>"
        }
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
        return out.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#32;", with: " ").replacing("&amp;", with: "&")
            .split { $0 == " " || $0.isNewline }.joined(separator: " ")
    }
}
