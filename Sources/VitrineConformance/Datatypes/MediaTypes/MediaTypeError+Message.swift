import VitrineSupport

extension MediaTypeError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .typeMissing(let found): "expected a MIME type such as text/html, found \(found.words)"
        case .slashMissing: "expected a MIME type with “/” and a subtype, such as text/html"
        case .typeCharacter(let found): "\(found.words) is not allowed in the type"
        case .subtypeMissing(.end): "the subtype after “/” is missing"
        case .subtypeMissing(let found): "expected a subtype after “/”, found \(found.words)"
        case .afterSubtype(let found): "\(found.words) is not allowed after the subtype"
        case .semicolonMissing(let found): "expected “;” or the end of the value, found \(found.words)"
        case .parameterMissing(.end): "a parameter is missing after “;”"
        case .parameterMissing(let found): "expected a parameter after “;”, found \(found.words)"
        case .equalsMissing(let name): "“=” is missing after the parameter \(quoted(name))"
        case .quoteMissing(let name): "the value of \(quoted(name)) has no closing quotation mark"
        case .valueMissing(let name): "the parameter \(quoted(name)) has no value directly after “=”"
        case .valueCharacter(let found, let name):
            "\(found.words) is not allowed in the value of \(quoted(name)) without quotation marks"
        case .fileTypeMissing: "a file type is missing before or after a comma"
        case .extensionMissing: "the extension after “.” is missing"
        case .commaMissing(let types): "“,” is missing between the file types \(quoted(types))"
        case .fileType(let type):
            "expected a file type such as “.png”, “image/png” or “image/*”, found \(quoted(type))"
        case .scriptType:
            "expected “module”, “importmap”, “speculationrules” or the MIME type of a data block such as "
                + "“application/json”; for JavaScript, remove “type”"
        case .htmlContentType: "expected “text/html; charset=utf-8”"
        }
    }
}
