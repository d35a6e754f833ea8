import Synchronization

/// Parsed syntaxes; each is parsed on first use.
final class SyntaxCache: Sendable {
    /// A syntax and its number, under which a ``ValueMatcher`` remembers results.
    struct Entry: Sendable {
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

    private init() {
        state = Mutex(State(properties: Array(repeating: nil, count: GrammarTable.shared.properties.count)))
    }

    /// The syntax of a property.
    func property(_ id: PropertyID) -> Entry? {
        state.withLock { state in
            if let known = state.properties[Int(id.number)] { return known }
            let entry = Self.entry(id.entry.syntax, &state)
            state.properties[Int(id.number)] = .some(entry)
            return entry
        }
    }

    /// The syntax of a type.
    func type(_ name: String) -> Entry? {
        state.withLock { state in
            if let known = state.types[name] { return known }
            let entry = GrammarTable.shared.types[name].flatMap { Self.entry($0, &state) }
            state.types[name] = .some(entry)
            return entry
        }
    }

    /// A syntax by its text.
    func syntax(_ text: String) -> Entry? { state.withLock { Self.entry(text, &$0) } }

    private static func entry(_ text: String, _ state: inout State) -> Entry? {
        if let known = state.entries[text] { return known }
        // Authors can write syntaxes in `@property`, so the cache has a limit.
        let entry = ValueSyntax(text).map { Entry(number: UInt16(state.entries.count + 1), syntax: $0) }
        if state.entries.count < 20_000 { state.entries[text] = .some(entry) }
        return entry
    }
}
