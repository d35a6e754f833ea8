import VitrineSupport

/// What browsers do with a `script` element (HTML Standard, 4.12.1.1, “prepare the script element”).
enum ScriptKind {
    /// A classic script or a module script, which browsers load or run.
    case code
    /// An import map or speculation rules. Browsers read them only if they are in the page. A policy allows them in the
    /// same way as code.
    case rules
    /// A data block, which browsers neither load nor run, so no policy blocks it.
    case data

    /// Creates the kind of a script.
    /// - Parameters:
    ///   - type: the value of the attribute `type`; nil if the element does not have it.
    ///   - language: the value of the obsolete attribute `language`, which counts only without `type`.
    init(type: String?, language: String?) {
        let name: String
        if let type, !type.isEmpty {
            name = Array(type.utf8)[...].trimmed.lowercasedText
        } else if type == nil, let language, !language.isEmpty {
            name = "text/" + language.asciiLowercased
        } else {
            name = "text/javascript"
        }
        switch name {
        case "module": self = .code
        case "importmap", "speculationrules": self = .rules
        default: self = JavaScriptType.all.contains(name) ? .code : .data
        }
    }
}
