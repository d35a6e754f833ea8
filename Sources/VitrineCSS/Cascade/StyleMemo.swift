/// The styles that elements of documents with the same rules share. This is a class because it is passed from document
/// to document; it belongs to one worker.
package final class StyleMemo {
    /// The key under which a style is kept. Elements with the same key have the same style, unless the style depends on
    /// properties of the parent that are not inherited by default (``ComputedStyle/takesOwn``): then the key must be
    /// exact (``isExact``).
    struct Key: Hashable {
        /// The lineage of the parent's style (``ComputedStyle/lineage``), or its number if ``isExact`` is true; -1 for
        /// the root.
        var parent: Int
        var isItem: Bool
        /// Whether ``parent`` is the number of the parent's style instead of its lineage.
        var isExact = false
        var rules: [Int32]
        /// The value of `style`. If it calls `attr()`, the names and values of the element's attributes without a
        /// namespace follow.
        var attribute: String
        var hints: [String]
    }

    /// Gives elements their numbers; elements with the same number have the same style. Nil before the first document,
    /// unless it was set earlier.
    var contexts: StyleContexts?
    private var styles: [Key: ComputedStyle] = [:]
    private var stylesByContext: [ComputedStyle?] = []
    private var generation = 0
    private var schemes: [String]?
    private var count = 0
    private var layers: [BackdropLayer?] = []
    /// If there are more styles than this, they are discarded before the next document. This is also the maximum number
    /// of values in ``expansions``.
    private static let limit = 20_000

    private struct Value: Hashable { var property: PropertyID, text: String }
    private var expansions: [Value: [(PropertyID, DeclaredValue)]] = [:]

    /// The longhands of a value after substitution, if they are known.
    func expansion(_ property: PropertyID, _ text: String) -> [(PropertyID, DeclaredValue)]? {
        expansions[Value(property: property, text: text)]
    }

    /// Keeps the longhands of a value after substitution.
    func keep(_ longhands: [(PropertyID, DeclaredValue)], _ property: PropertyID, _ text: String) {
        if expansions.count < Self.limit { expansions[Value(property: property, text: text)] = longhands }
    }

    /// Creates an empty memo.
    package init() {}

    /// Prepares the memo for a document. If the document supports different color schemes than the previous one, all
    /// styles are discarded, because they depend on the color schemes.
    func prepare(schemes: [String]) {
        if let contexts, contexts.generation != generation {
            generation = contexts.generation
            stylesByContext = []
        }
        if self.schemes != schemes || styles.count > Self.limit {
            styles = [:]
            stylesByContext = []
            layers = []
            count = 0
        }
        self.schemes = schemes
    }

    /// Returns a number that no style has received since the styles were last discarded.
    func nextNumber() -> Int {
        count += 1
        return count
    }

    /// The style of the elements with the given number in ``contexts``, if it is known.
    func style(context: Int32) -> ComputedStyle? {
        Int(context) < stylesByContext.count ? stylesByContext[Int(context)] : nil
    }

    /// Keeps the style of the elements with the given number in ``contexts``.
    func keep(_ style: ComputedStyle, context: Int32) {
        while stylesByContext.count <= Int(context) { stylesByContext.append(nil) }
        stylesByContext[Int(context)] = style
    }

    /// The style of an element with a given parent, if it is known.
    func style(_ key: Key, _ parent: ComputedStyle?) -> ComputedStyle? {
        guard let style = styles[key] else { return nil }
        guard style.takesOwn, let parent else { return style }
        return styles[Self.exact(key, parent)]
    }

    /// Keeps the style of an element with a given parent.
    func keep(_ style: ComputedStyle, _ key: Key, _ parent: ComputedStyle?) {
        styles[key] = style
        if style.takesOwn, let parent { styles[Self.exact(key, parent)] = style }
    }

    private static func exact(_ key: Key, _ parent: ComputedStyle) -> Key {
        var key = key
        (key.parent, key.isExact) = (parent.number, true)
        return key
    }

    /// Returns the layer that an element with the given style paints behind its text.
    func layer(_ style: ComputedStyle) -> BackdropLayer {
        while layers.count <= style.number { layers.append(nil) }
        if let known = layers[style.number] { return known }
        let layer = BackdropLayer(style)
        layers[style.number] = layer
        return layer
    }
}
