import VitrineSupport
import VitrineMarkup

/// Checks elements that have rules which a content model cannot express, such as those about attributes or distant
/// ancestors.
extension ContentWalk {
    mutating func judgeSpecial(_ node: Int, _ kind: Kind) {
        let parent = open[open.count - 1]
        guard parent.node >= 0 else { return }
        let inside = Inside(rawValue: parent.inside)
        switch specials[Int(kind.number)] {
        case .link where parent.model != 0 && inside.isDisjoint(with: [.head, .template]): judgeLink(node)
        case .meta where parent.model != 0 && inside.isDisjoint(with: [.head, .template]): judgeMeta(node)
        case .area where inside.isDisjoint(with: [.map, .template]):
            report.add(.areaWithoutMap, at: node, "<area> is not in a <map>; move it into the <map> of its image")
        case .main where inside.contains(.refusesMain): reportMain(node)
        case .selectedcontent: judgeSelectedContent(node)
        case .ruby where inside.contains(.ruby):
            if parent.kind != kind || inside.contains(.innerRuby) {
                report.add(
                    .descendantNotAllowed, at: node,
                    "<ruby> is not allowed here in a <ruby>; a <ruby> that is base text must be a child of the outer one and must not contain another"
                )
            }
        case .noscript where page.syntax == .xhtml:
            report.add(.childNotAllowed, at: node, "<noscript> has no effect in an XHTML page; remove it")
        case .experimental:
            report.add(
                .elementExperimental, at: node,
                "\(tag(page, node)) is not in the HTML Standard, and few browsers, if any, support it")
        default: break
        }
    }

    /// Checks whether all tokens in `rel` of a link are allowed in the body.
    private func judgeLink(_ node: Int) {
        guard !page.has(.itemprop, node), !page.has(.property, node), let relation = page.string(.rel, node) else {
            return
        }
        let bodyKeywords: Set = [
            "dns-prefetch", "modulepreload", "pingback", "preconnect", "prefetch", "preload", "stylesheet", "expect",
            "compression-dictionary",
        ]
        let tokens = relation.lowercased().split { $0.isWhitespace }.map(String.init)
        guard !tokens.isEmpty, !tokens.allSatisfy(bodyKeywords.contains) else { return }
        report.add(
            .metadataInBody, at: node,
            "<link> with “rel” \(quoted(relation)) is only allowed in <head>; elsewhere “rel” may only be stylesheet, "
                + "preload, modulepreload, prefetch, preconnect, dns-prefetch, pingback, expect or compression-dictionary"
        )
    }

    private func judgeMeta(_ node: Int) {
        guard !page.has(.itemprop, node), !page.has(.property, node) else { return }
        // Another rule reports a `meta` that has none of these attributes but needs one.
        guard let name = [Name.name, .httpEquiv, .charset].first(where: { page.has($0, node) }) else { return }
        report.add(
            .metadataInBody, at: node,
            "<meta> with “\(name.spelling)” is only allowed in <head>; elsewhere <meta> must have “itemprop” instead")
    }

    private func reportMain(_ node: Int) {
        var around = open.last { element in
            element.node >= 0 && Special.insideOfKind[Int(element.kind.number)] & Inside.refusesMain.rawValue != 0
        }
        // If no such element is open, the cause is a form with an accessible name, or an element of SVG or MathML.
        if around == nil { around = open.last { $0.node >= 0 && page.names[Int($0.node)] == .form } }
        let outer = around.map { self.outer($0) } ?? "another element"
        report.add(
            .mainMisplaced, at: node,
            "<main> is not allowed in \(outer); "
                + "it may only be inside <html>, <body>, <div>, a custom element or a <form> without an accessible name"
        )
    }

    private mutating func judgeSelectedContent(_ node: Int) {
        guard Inside(rawValue: open[open.count - 1].inside).contains(.selectButton),
            let button = open.lastIndex(where: { $0.kind == Special.buttonKind })
        else {
            report.add(
                .childNotAllowed, at: node,
                "<selectedcontent> is not allowed in \(outer(open[open.count - 1])); "
                    + "it is only allowed in the <button> of a <select>")
            return
        }
        if open[button].isTaken {
            report.add(.childRepeated, at: node, "duplicate <selectedcontent> in a <button>")
        }
        open[button].isTaken = true
    }
}
