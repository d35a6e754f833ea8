/// What browsers do with a `script` element (HTML Standard, 4.12.1.1, “prepare the script element”).
package enum ScriptKind: Hashable, Sendable {
    /// A classic script, which browsers run.
    case classic
    /// A module script, which browsers run.
    case module
    /// An import map, which browsers read only if it is inline.
    case importMap
    /// Speculation rules, which browsers read only if they are inline.
    case speculationRules
    /// A data block, which browsers neither load nor run.
    case data

    /// Creates the kind of a script.
    /// - Parameters:
    ///   - type: the value of the attribute `type`; nil if the element does not have it. A type with parameters is that
    ///     of a data block.
    ///   - language: the value of the obsolete attribute `language`, which counts only without `type`.
    package init(type: Bytes?, language: Bytes? = nil) {
        let name: String
        if let type, !type.isEmpty {
            name = type.trimmed.lowercasedText
        } else if type == nil, let language, !language.isEmpty {
            name = "text/" + language.lowercasedText
        } else {
            name = "text/javascript"
        }
        switch name {
        case "module": self = .module
        case "importmap": self = .importMap
        case "speculationrules": self = .speculationRules
        default: self = JavaScriptType.all.contains(name) ? .classic : .data
        }
    }

    /// Whether browsers load and run scripts of this kind.
    package var isCode: Bool { self == .classic || self == .module }
}
