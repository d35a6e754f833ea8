import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Finds visible differences in whitespace between two versions of a page. It is a class, because it keeps prepared
/// stylesheets from page to page. Every worker has its own.
///
/// The canonical form leaves out whitespace next to elements that are blocks by default. A stylesheet may make such an
/// element inline, or preserve whitespace; then the whitespace is visible.
final class WhiteSpaceComparer {
    private struct Sheets {
        var rules: RuleSet
        let memo = StyleMemo()
    }

    private let files: StyleFiles
    private var known: [String: [Sheets]] = [:]
    private static let keptSheets = 64
    /// The maximum number of places that are listed for one page.
    private static let placeLimit = 1_000

    init(_ files: StyleFiles) { self.files = files }

    /// A position inside an element: before, between or after its child elements.
    struct Place: Hashable {
        /// The number of the element.
        var element: Int
        /// The number of child elements before the position.
        var slot: Int
    }

    /// Returns the visible differences between two pages with the same canonical form.
    func changes(_ old: StyleComparer.Page, _ new: StyleComparer.Page) -> [Change] {
        let places = Self.differences(old.page.document, new.page.document)
        guard !places.isEmpty else { return [] }
        var seen: Set<Place> = []
        for sheets in sheets(new) {
            var flow = LineFlow(new.page.document, rules: sheets.rules, memo: sheets.memo)
            for place in places where !seen.contains(place) {
                if isSeen(place, old.page, new.page, &flow) { seen.insert(place) }
            }
        }
        var paths = ElementPaths(new.page)
        return places.filter(seen.contains).prefix(Self.placeLimit).map { place in
            var change = StyleComparer.place(place.element, new.page, &paths)
            change.name = Change.whiteSpace
            change.part = change.part.isEmpty ? "" : new.page.name(place.element)
            (change.before, change.after) = Self.words(old.page.text(place), new.page.text(place))
            return change
        }
    }

    // MARK: - Differences

    /// Returns the places where two pages with the same elements differ in whitespace.
    private static func differences(_ old: MarkupDocument, _ new: MarkupDocument) -> [Place] {
        var before = Slots(old)
        var after = Slots(new)
        var places: [Place] = []
        while let (place, text) = before.next() {
            guard let (other, now) = after.next(), other == place else { return [] }
            if !text.elementsEqual(now) { places.append(place) }
        }
        return places
    }

    /// Returns the old and the new value of a change. If one side has only whitespace and the other has no text at all,
    /// the value is an empty text for the former and nil for the latter.
    private static func words(_ before: String, _ after: String) -> (String?, String?) {
        if before.isEmpty || after.isEmpty, isBlank(before), isBlank(after) {
            return (before.isEmpty ? nil : "", after.isEmpty ? nil : "")
        }
        return String.trimmed(before, after, to: ChangeWriter.markupLimit)
    }

    private static func isBlank(_ text: String) -> Bool { text.utf8.allSatisfy(\.isHTMLSpace) }

    // MARK: - Visibility

    private func isSeen(_ place: Place, _ old: PageElements, _ new: PageElements, _ flow: inout LineFlow) -> Bool {
        guard new.showsText(place.element) else { return false }
        if flow.keepsWhiteSpace(place.element) { return true }
        let (before, after) = (Edges(old.text(place)), Edges(new.text(place)))
        if before == after { return false }
        let follows = { (flow: inout LineFlow) in Self.isLine(place, new, &flow, step: -1) }
        let precedes = { (flow: inout LineFlow) in Self.isLine(place, new, &flow, step: 1) }
        if before.isBlank { return follows(&flow) && precedes(&flow) }
        return before.first != after.first && follows(&flow) || before.last != after.last && precedes(&flow)
    }

    /// Returns whether what comes before a text (`step` is -1) or after it (`step` is 1) is part of the same line.
    private static func isLine(_ place: Place, _ page: PageElements, _ flow: inout LineFlow, step: Int) -> Bool {
        let children = page.pathNodes(in: place.element)
        var number = step < 0 ? place.slot - 1 : place.slot
        while children.indices.contains(number) {
            switch flow.part(children[number]) {
            case .inline: return true
            case .block: return false
            case .absent: break
            }
            // An element that is out of flow or not shown is skipped, so the text on its other side comes next.
            let text = page.text(Place(element: place.element, slot: step < 0 ? number : number + 1))
            if !isBlank(text) { return true }
            number += step
        }
        return flow.isOpen(place.element, atEnd: step > 0)
    }

    /// The whitespace at the edges of a text, which can be visible even where whitespace collapses.
    private struct Edges: Equatable {
        var isBlank: Bool
        var first: Bool
        var last: Bool

        init(_ text: String) {
            isBlank = WhiteSpaceComparer.isBlank(text)
            first = text.utf8.first?.isHTMLSpace ?? false
            last = text.utf8.last?.isHTMLSpace ?? false
        }
    }

    // MARK: - Stylesheets

    /// Returns the rules of a page for a wide and a narrow screen.
    private func sheets(_ page: StyleComparer.Page) -> [Sheets] {
        let sheets = page.sheets ?? PageSheets(page.page.document)
        let key = StyleComparer.key(sheets, page.path).joined(separator: "\n")
        if let found = known[key] { return found }
        if known.count >= Self.keptSheets { known = [:] }
        let loaded = LoadedSheets(files, .head)
        loaded.load(sheets, page.path)
        let found = [StyleCondition.light, .narrow].map { condition in
            Sheets(
                rules: sheets.rules(
                    page: page.path, conditions: condition.conditions, properties: LineFlow.properties,
                    loader: loaded.loader))
        }
        known[key] = found
        return found
    }
}

/// The texts between the elements of a page, in document order.
private struct Slots {
    private let document: MarkupDocument
    private var node = 0
    private var open: [(element: Int, end: Int, slot: Int)] = []
    private var count = 0
    private var text: [UInt8] = []

    init(_ document: MarkupDocument) { self.document = document }

    /// Returns the next text and its place.
    mutating func next() -> (WhiteSpaceComparer.Place, [UInt8])? {
        while true {
            if let last = open.last, node >= last.end {
                open.removeLast()
                return (.init(element: last.element, slot: last.slot), take())
            }
            guard node < document.nodes.count else { return nil }
            let found = document.nodes[node]
            node += 1
            switch found.kind {
            case .text: text += document.bytes(of: node - 1)
            case .element:
                let before = open.last
                if !open.isEmpty { open[open.count - 1].slot += 1 }
                open.append((count, Int(found.end), 0))
                count += 1
                if let before { return (.init(element: before.element, slot: before.slot), take()) }
            default: break
            }
        }
    }

    private mutating func take() -> [UInt8] {
        defer { text.removeAll() }
        return text
    }
}

extension PageElements {
    /// Returns the text at a place; comments in it are skipped.
    fileprivate func text(_ place: WhiteSpaceComparer.Place) -> String {
        let children = pathNodes(in: place.element)
        let parent = node(of: place.element)
        var at = place.slot == 0 ? parent + 1 : Int(document.nodes[node(of: children[place.slot - 1])].end)
        let end = place.slot < children.count ? node(of: children[place.slot]) : Int(document.nodes[parent].end)
        var bytes: [UInt8] = []
        while at < end {
            if document.nodes[at].kind == .text { bytes += document.bytes(of: at) }
            at += 1
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns whether whitespace in the text of an element is compared. In SVG, this is true only for text elements;
    /// in MathML, for none.
    fileprivate func showsText(_ element: Int) -> Bool {
        switch document.namespaces[Int(document.nodes[node(of: element)].namespace)] {
        case "http://www.w3.org/2000/svg": ["text", "tspan", "textPath"].contains(name(element))
        case "http://www.w3.org/1998/Math/MathML": false
        default: true
        }
    }
}
