import Foundation
import VitrineComponents
import VitrineHTML

/// September 21, 2026, 14:13:20 GMT, a Monday.
let monday = Date(timeIntervalSince1970: 1_790_000_000)

/// Returns a text with ordinary spaces and without direction marks, because systems differ in these.
func plain(_ text: String) -> String {
    String(
        text.unicodeScalars.compactMap { scalar -> Character? in
            switch scalar.value {
            case 0xA0, 0x2009, 0x202F: " "
            case 0x200E, 0x200F, 0x61C: nil
            default: Character(scalar)
            }
        })
}

extension Formatters {
    /// Returns formatters for a language, with ``monday`` as the current date, in GMT.
    static func of(_ language: String) -> Formatters {
        Formatters(locale: Locale(identifier: language), timeZone: .gmt, now: monday)
    }
}

extension StringTable {
    /// Creates a table from JSON with these members of the object `strings`.
    init(name: String = "Localizable", source: String = "en", strings: String) throws(StringTableProblems) {
        let json = "{\"sourceLanguage\": \"\(source)\", \"strings\": {\n\(strings)\n}, \"version\": \"1.0\"}"
        try self.init(name: name, json: Array(json.utf8))
    }
}

/// Returns the problems of a table with these members of the object `strings`, as `line: message`.
func problems(source: String = "en", strings: String) -> [String] {
    do {
        _ = try StringTable(source: source, strings: strings)
        return []
    } catch {
        return error.all.map { "\($0.line): \($0)" }
    }
}

/// A component that shows texts one after another.
struct Words: Component {
    var texts: [LocalizedText]

    init(_ texts: LocalizedText...) { self.texts = texts }
}

struct WordsView: ComponentView {
    let words: Words

    init(viewModel: Words) { words = viewModel }

    func body(_ html: HTML) { for text in words.texts { html.text(text) } }
}

/// Renders texts in a language and returns the markup and the problems.
func shown(
    _ texts: LocalizedText..., language: String = "en", strings: (any StringSource)? = nil
) -> (text: String, problems: [String]) {
    var registry = Registry()
    registry.register(viewModelType: Words.self, viewType: WordsView.self)
    let context = RenderContext(language: language, now: monday, strings: strings)
    let session = RenderSession(registry: registry, context: context)
    var words = Words()
    words.texts = texts
    session.render(words, role: .row, marked: false)
    return (session.html.string, session.takeProblems().map(\.description))
}
