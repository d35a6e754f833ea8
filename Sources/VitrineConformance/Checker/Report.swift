import VitrineAccessibility
import VitrineSupport
import VitrineMarkup

/// The problems that the rules report about one page. It is a class, because all rules add to the same report.
package final class Report {
    /// One reported problem.
    struct Entry {
        /// The broken rule.
        var rule: Rule
        /// The description of the problem, with the names and values involved.
        var message: String
        /// The index of the element, text or comment; nil for a problem that is not about one node, such as a syntax
        /// error.
        var node: Int?
        /// The index of the attribute, if the problem is in one.
        var attribute: Int?
        /// The byte offset of the problem in the source; nil if the problem is at the beginning of the attribute or,
        /// without an attribute, of the node or, without a node, of the page.
        var offset: Int?
    }

    private(set) var entries: [Entry] = []
    /// The ids of the rules that must not report anything on this page.
    private let leftOut: Set<String>

    /// Whether the headings of a component are compared only with each other, as in a gallery, and not with those of
    /// other components or of the page around them.
    let judgesComponentsApart: Bool

    /// Creates an empty report.
    /// - Parameters:
    ///   - rules: the rules that must not report anything on this page.
    ///   - judgesComponentsApart: whether the headings of a component are compared only with each other, as in a
    ///     gallery.
    init(leavingOut rules: [Rule] = [], judgesComponentsApart: Bool = false) {
        leftOut = Set(rules.map(\.id))
        self.judgesComponentsApart = judgesComponentsApart
    }

    /// The maximum number of entries of one rule on one page; further ones are only counted.
    static let limit = 1000
    private var counts: [String: Int] = [:]
    /// The number of problems without an entry: those beyond the limit, and those added by ``leave(_:)``.
    private(set) var left = 0

    /// Adds to the number of problems without an entry.
    func leave(_ count: Int) { left += max(count, 0) }

    /// Reports a problem with a node, with an attribute of an element or, without a node, with the page.
    ///
    /// This function is not inlined, because it is called in hundreds of places that are rarely reached, and the copies
    /// would make up a tenth of the program.
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
