import VitrineSupport

/// A problem in an `.xcstrings` file.
public struct StringTableProblem: Error, Hashable, Sendable {
    /// The kind of a problem.
    public enum Reason: Hashable, Sendable {
        /// The file is not valid JSON.
        case syntax(String)
        /// A value has the wrong type; the payload is the expected one in words, such as `a string` or `an object`.
        case wrongType(expected: String)
        /// A member with this name is missing.
        case missing(String)
        /// The version of the file is unknown.
        case version(String)
        /// The source language or the name of a localization is not the tag of a known language.
        case language(LanguageTagProblem)
        /// A name is not a plural form.
        case pluralCategory(String)
        /// A set of variations, for plural forms or devices, does not contain `other`.
        case noOther
        /// A text refers to a substitution that does not exist.
        case unknownSubstitution(String)
        /// A substitution contains itself, or substitutions are nested too deeply.
        case endlessSubstitution(String)
        /// A text uses an argument that the key does not have.
        case noArgument(String)
        /// A text uses a different kind of specifier for an argument than the key does.
        case otherKind(String, key: String)
        /// A text contains a specifier that is not supported.
        case unsupported(String)
        /// An object contains two members with the same name.
        case duplicate(String, firstLine: Int)
    }

    /// The path to the value from the root, such as `strings`, the key, `localizations`, `de`.
    public var path: [String]
    /// The line in the file, counted from 1.
    public var line: Int
    /// The kind of problem.
    public var reason: Reason

    /// Creates a problem.
    public init(path: [String], line: Int, reason: Reason) {
        self.path = path
        self.line = line
        self.reason = reason
    }
}

extension StringTableProblem: CustomStringConvertible {
    /// The problem with its key and language: `“Due in %lld days” (de, few): the problem`.
    public var description: String {
        guard path.first == "strings", path.count > 1 else {
            return path.isEmpty ? "\(reason)" : "\(path.joined(separator: ".")): \(reason)"
        }
        let details = path.dropFirst(2).filter {
            !["localizations", "variations", "plural", "stringUnit"].contains($0)
        }
        let place = details.isEmpty ? "" : " (\(details.map { shortened($0) }.joined(separator: ", ")))"
        return "\(quoted(path[1]))\(place): \(reason)"
    }
}

extension StringTableProblem.Reason: CustomStringConvertible {
    /// The message that describes the problem.
    public var description: String {
        switch self {
        case .syntax(let reason): "is not valid JSON: \(reason)"
        case .wrongType(let expected): "must be \(expected)"
        case .missing(let name): "has no \(quoted(name))"
        case .version(let version): "unknown version \(shortened(version)); expected 1"
        case .language(let problem): problem.description
        case .pluralCategory(let name):
            "\(quoted(name)) is not a plural form; expected one of \(PluralCategory.allCases.map(\.rawValue).joined(separator: ", "))"
        case .noOther: "has no text for “other”"
        case .unknownSubstitution(let name):
            "the text contains %#@\(shortened(name))@, but there is no such substitution"
        case .endlessSubstitution(let name):
            "the substitution \(quoted(name)) contains itself, or too many nested substitutions"
        case .noArgument(let specifier): "the text contains \(specifier), but the key has no such argument"
        case .otherKind(let specifier, let key): "the text contains \(specifier) where the key has \(key)"
        case .unsupported(let specifier): "the text contains \(specifier), which is not supported; use %@, %lld or %lf"
        case .duplicate(let name, let line): "duplicate \(quoted(name)): the first is on line \(line)"
        }
    }
}
