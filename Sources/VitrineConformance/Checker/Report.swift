import VitrineAccessibility
import VitrineSupport
import VitrineMarkup

/// What the rules say about one page. A class, because all rules write to the same one.
package final class Report {
    /// One entry.
    struct Entry {
        /// The broken rule.
        var rule: Rule
        /// The problem, with the names and values of the place.
        var message: String
        /// The element or text; nil for the page as a whole.
        var node: Int?
        /// The attribute, when one is at fault.
        var attribute: Int?
        /// A place in the source that is neither; wins over the node.
        var offset: Int?
    }

    private(set) var entries: [Entry] = []
    /// Rules whose places others judge on this page.
    private let leftOut: Set<String>

    /// Whether components are shown in a frame that is not theirs, as in a gallery.
    let judgesComponentsApart: Bool

    /// Begins without entries.
    /// - Parameter judgesComponentsApart: whether what surrounds a component is not part of what is judged in it.
    init(leavingOut rules: [Rule] = [], judgesComponentsApart: Bool = false) {
        leftOut = Set(rules.map(\.id))
        self.judgesComponentsApart = judgesComponentsApart
    }

    /// The maximum number of entries for one rule on one page; the rest is counted.
    static let limit = 1000
    private var counts: [String: Int] = [:]
    /// How many entries there would be beyond the limit.
    private(set) var left = 0

    /// Notes that there is more than what is reported.
    func leave(_ count: Int) { left += max(count, 0) }

    /// Reports an element, a text, or one attribute of an element.
    ///
    /// Hundreds of places call it and hardly ever reach it: inlined into all of them, it would be a tenth of the program.
    @inline(never)
    func add(
        _ rule: Rule, at node: Int?, attribute: Int? = nil, offset: Int? = nil, _ message: @autoclosure () -> String
    ) {
        guard leftOut.isEmpty || !leftOut.contains(rule.id) else { return }
        // Each rule has its own share, or those that come first would hide the others.
        guard counts[rule.id, default: 0] < Self.limit else {
            left += 1
            return
        }
        counts[rule.id, default: 0] += 1
        entries.append(Entry(rule: rule, message: message(), node: node, attribute: attribute, offset: offset))
    }
}
