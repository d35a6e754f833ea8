import Synchronization

/// Parsed syntaxes, each parsed when it is first used.
final class SyntaxCache: Sendable {
    /// A syntax with a unique number, for the memory of a match.
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
        // Authors write syntaxes too, in @property; they do not fill the memory.
        let entry = ValueSyntax(text).map { Entry(number: UInt16(state.entries.count + 1), syntax: $0) }
        if state.entries.count < 20_000 { state.entries[text] = .some(entry) }
        return entry
    }
}
