/// The styles that elements of documents with the same rules have in common. A class, because it is handed on from document
/// to document; it belongs to one worker.
package final class StyleMemo {
    /// What two elements have in common that have the same style.
    struct Key: Hashable {
        var parent: Int
        var rules: [Int32]
        var attribute: String
        var hints: [String]
    }

    private var styles: [Key: ComputedStyle] = [:]
    private var schemes: [String]?
    private var count = 0
    /// More styles than this are not kept for other documents.
    private static let limit = 20_000

    private struct Value: Hashable { var property: PropertyID, text: String }
    private var expansions: [Value: [(PropertyID, DeclaredValue)]] = [:]

    /// The longhands of a value after substitution, when they are known.
    func expansion(_ property: PropertyID, _ text: String) -> [(PropertyID, DeclaredValue)]? {
        expansions[Value(property: property, text: text)]
    }

    /// Keeps the longhands of a value after substitution.
    func keep(_ longhands: [(PropertyID, DeclaredValue)], _ property: PropertyID, _ text: String) {
        if expansions.count < Self.limit { expansions[Value(property: property, text: text)] = longhands }
    }

    /// Begins without styles.
    package init() {}

    /// Gets ready for a document, whose colour schemes the styles depend on.
    func prepare(schemes: [String]) {
        if self.schemes != schemes || styles.count > Self.limit { styles = [:] }
        self.schemes = schemes
    }

    /// A number that no other style has.
    func nextNumber() -> Int {
        count += 1
        return count
    }

    subscript(key: Key) -> ComputedStyle? {
        get { styles[key] }
        set { styles[key] = newValue }
    }
}
