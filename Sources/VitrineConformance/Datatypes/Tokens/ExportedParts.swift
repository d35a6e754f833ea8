import VitrineSupport

/// Checks values of `exportparts`, the parts of a shadow tree that can be styled from outside, such as
/// `inner, inner: outer, ::before: outer`.
enum ExportedParts {
    /// Returns the problem with the parts; nil if they are valid.
    static func error(_ value: Bytes) -> ValueError? {
        for mapping in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            var names = mapping.trimmed
            if names.isEmpty { return .token(.partMissing) }
            let isPseudo = names.starts(with: "::".utf8)
            if isPseudo { names = names.dropFirst(2) }
            let sides = names.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(\.trimmed)
            guard sides.count <= 2, sides.count == 2 || !isPseudo else { return .token(.part(mapping.trimmed)) }
            if let wrong = sides.first(where: { $0.isEmpty || $0.contains(where: \.isHTMLSpace) }) {
                return .token(wrong.isEmpty ? .partNameMissing : .partCommaMissing(wrong))
            }
        }
        return nil
    }
}
