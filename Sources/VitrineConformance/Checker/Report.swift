import VitrineAccessibility
import VitrineSupport
import VitrineMarkup

/// The problems that the rules report about one page. A class, because all rules add to the same report.
package final class Report {
    /// One reported problem.
    struct Entry {
        /// The broken rule.
        var rule: Rule
        /// The problem, with the names and values involved.
        var message: String
        /// The element or text; nil for the page as a whole.
        var node: Int?
        /// The attribute, when one is at fault.
        var attribute: Int?
        /// A byte offset in the source; takes precedence over the node.
        var offset: Int?
    }

    private(set) var entries: [Entry] = []
    /// Rules that do not report on this page, because others check the same places.
    private let leftOut: Set<String>

    /// Whether components are checked apart from what surrounds them, as in a gallery.
    let judgesComponentsApart: Bool

    /// Creates an empty report.
    /// - Parameter judgesComponentsApart: whether components are checked apart from what surrounds them, as in a
    ///   gallery.
    init(leavingOut rules: [Rule] = [], judgesComponentsApart: Bool = false) {
        leftOut = Set(rules.map(\.id))
        self.judgesComponentsApart = judgesComponentsApart
    }

    /// The maximum number of entries of one rule on one page; further ones are only counted.
    static let limit = 1000
    private var counts: [String: Int] = [:]
    /// The number of entries beyond the limit.
    private(set) var left = 0

    /// Counts problems that are not reported.
    func leave(_ count: Int) { left += max(count, 0) }

    /// Reports an element, a text, or one attribute of an element.
    ///
    /// It is not inlined, because it is called in hundreds of places that are rarely reached, and the copies would make
    /// up a tenth of the program.
    @inline(never)
    func add(
        _ rule: Rule, at node: Int?, attribute: Int? = nil, offset: Int? = nil, _ message: @autoclosure () -> String
    ) {
        guard leftOut.isEmpty || !leftOut.contains(rule.id) else { return }
        // Each rule has its own limit, or the first rules would hide the others.
        guard counts[rule.id, default: 0] < Self.limit else {
            left += 1
            return
        }
        counts[rule.id, default: 0] += 1
        entries.append(Entry(rule: rule, message: message(), node: node, attribute: attribute, offset: offset))
    }
}
