import Synchronization

/// Parsed syntaxes; each is parsed on first use. Beyond a limit, further syntaxes that authors write are parsed on
/// every use.
final class SyntaxCache: Sendable {
    /// A syntax and its number, under which a ``ValueMatcher`` remembers results.
    struct Entry: Sendable {
        /// The number, which no other syntax has; 0 for all syntaxes that are not kept.
        var number: UInt16
        var syntax: ValueSyntax
    }

    private struct State {
        var entries: [String: Entry?] = [:]
        var properties: [Entry??]
        var types: [String: Entry?] = [:]
    }

    static let shared = SyntaxCache()

    private let state: Mutex<State>
    /// The maximum number of syntaxes that are kept; those of properties and types are kept even beyond it.
    private let limit: Int

    /// - Parameter limit: the maximum number of syntaxes that are kept; those of properties and types are kept even
    ///   beyond it. It must be so low that all syntaxes of the table still get 16-bit numbers.
    init(limit: Int = 20_000) {
        self.limit = limit
        state = Mutex(State(properties: Array(repeating: nil, count: GrammarTable.shared.properties.count)))
    }

    /// The syntax of a property; nil if it is not valid.
    func property(_ id: PropertyID) -> Entry? {
        state.withLock { state in
            if let known = state.properties[Int(id.number)] { return known }
            let entry = Self.entry(id.entry.syntax, &state, limit: nil)
            state.properties[Int(id.number)] = .some(entry)
            return entry
        }
    }

    /// The syntax of a type; nil if it is not valid, or if the table does not contain the type.
    func type(_ name: String) -> Entry? {
        state.withLock { state in
            if let known = state.types[name] { return known }
            let entry = GrammarTable.shared.types[name].flatMap { Self.entry($0, &state, limit: nil) }
            state.types[name] = .some(entry)
            return entry
        }
    }

    /// A syntax by its text. Authors can write syntaxes in `@property`, so these are kept only up to the limit.
    func syntax(_ text: String) -> Entry? { state.withLock { Self.entry(text, &$0, limit: limit) } }

    /// Returns the entry for a syntax, and keeps it unless the limit is reached; nil if the syntax is not valid.
    ///
    /// Properties and types have no limit, because the table is finite. So a match has at most one syntax that is not
    /// kept: the one that it begins with.
    private static func entry(_ text: String, _ state: inout State, limit: Int?) -> Entry? {
        if let known = state.entries[text] { return known }
        let isKept = limit.map { state.entries.count < $0 } ?? true
        let number = isKept ? UInt16(state.entries.count + 1) : 0
        let entry = ValueSyntax(text).map { Entry(number: number, syntax: $0) }
        if isKept { state.entries[text] = .some(entry) }
        return entry
    }
}
