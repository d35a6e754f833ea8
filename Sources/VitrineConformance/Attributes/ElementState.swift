import VitrineMarkup
import VitrineSupport

/// The states of those elements whose `type` decides which attributes they may have. Each state is a bit.
enum ElementState {
    /// The states of `input`: its types.
    static let inputs = [
        "hidden", "text", "search", "tel", "url", "email", "password", "date", "month", "week", "time",
        "datetime-local", "number", "range", "color", "checkbox", "radio", "file", "submit", "image", "reset", "button",
    ]
    /// The states of `button`: its types.
    static let buttons = ["submit", "reset", "button"]
    /// The states of `script`, as its `type` determines them; `data` is a data block.
    static let scripts = ["classic", "module", "importmap", "speculationrules", "data"]

    /// The names of an element's states, in the order of the bits; empty for an element without states.
    static func names(_ element: Name) -> [String] {
        switch element {
        case .input: inputs
        case .button: buttons
        case .script: scripts
        default: []
        }
    }

    private static let inputKeywords = inputs.map { Array($0.utf8) }
    private static let buttonKeywords = buttons.map { Array($0.utf8) }

    /// The bit of an element's state; nil if the Standard does not define its type, or if the element has no states.
    static func of(_ page: PageTree, _ node: Int) -> UInt32? {
        let type = page.value(.type, node)
        switch page.names[node] {
        case .input:
            guard let type else { return 1 &<< 1 }
            return inputKeywords.firstIndex { type.equals(ignoringCase: $0) }.map { 1 << UInt32($0) }
        case .button:
            guard let type else { return 1 }
            return buttonKeywords.firstIndex { type.equals(ignoringCase: $0) }.map { 1 << UInt32($0) }
        case .script:
            switch ScriptKind(type: type) {
            case .classic: return 1
            case .module: return 2
            case .importMap: return 4
            case .speculationRules: return 8
            case .data: return 16
            }
        default:
            return nil
        }
    }
}
