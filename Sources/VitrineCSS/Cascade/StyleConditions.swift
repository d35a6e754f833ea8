import VitrineSupport

/// The conditions outside a document that its stylesheets depend on: the device, the preferences of the user, and
/// states such as `:hover`.
package struct StyleConditions: Hashable, Sendable {
    /// Whether the preferred color scheme is dark.
    package var isDark = false
    /// Whether the page is printed.
    package var isPrint = false
    /// The width of the viewport in CSS pixels.
    package var width = 1280.0
    /// The height of the viewport in CSS pixels.
    package var height = 800.0
    /// The width of query containers in CSS pixels; nil if it is unknown. Queries that depend on an unknown width do
    /// not match.
    package var containerWidth: Double?
    /// Whether the user prefers reduced motion.
    package var reducesMotion = false
    /// Whether forced colors are active.
    package var forcesColors = false
    /// Whether the user prefers more contrast.
    package var wantsContrast = false
    /// Whether the primary pointer can hover and is precise (`pointer: fine`), like a mouse.
    package var hasMouse = true
    /// Whether scripts run.
    package var hasScripts = true
    /// The pseudo-classes of active states, such as `hover` and `focus-visible`.
    package var states: Set<String> = []

    /// Creates the conditions of a screen of 1280 by 800 pixels in light colors.
    package init() {}

    /// Reads a list of names that are separated by commas: `dark`, `light`, `print`, `screen`, `390px`, `390x844`,
    /// `reduced-motion`, `forced-colors`, `more-contrast`, `touch`, `mouse`, `no-script`, `container=400px` and
    /// pseudo-classes of states.
    /// - Throws: ``UnknownCondition`` with the first unknown name.
    package init(_ text: String) throws(UnknownCondition) {
        self.init()
        for part in text.split(separator: ",") {
            let name = part.filter { $0 != " " }.asciiLowercased
            switch name {
            case "dark": isDark = true
            case "light": isDark = false
            case "print": isPrint = true
            case "screen": isPrint = false
            case "reduced-motion": reducesMotion = true
            case "forced-colors": forcesColors = true
            case "more-contrast": wantsContrast = true
            case "touch": hasMouse = false
            case "mouse": hasMouse = true
            case "no-script": hasScripts = false
            default: try other(name)
            }
        }
    }

    private mutating func other(_ name: String) throws(UnknownCondition) {
        func pixels(_ text: some StringProtocol) -> Double? {
            Double(text.hasSuffix("px") ? String(text.dropLast(2)) : String(text)).flatMap {
                $0 >= 0 && $0 <= 1_000_000 ? $0 : nil
            }
        }
        if let cross = name.firstIndex(of: "x"), let wide = pixels(name[..<cross]),
            let high = pixels(name[name.index(after: cross)...])
        {
            (width, height) = (wide, high)
        } else if name.hasSuffix("px"), let wide = pixels(name) {
            width = wide
        } else if name.hasPrefix("container="), let wide = pixels(name.dropFirst(10)) {
            containerWidth = wide
        } else {
            let state = name.hasPrefix(":") ? String(name.dropFirst()) : name
            guard PseudoClasses.states.contains(state) else { throw UnknownCondition(name: name) }
            states.insert(state)
        }
    }

    /// A name that is not a condition.
    package struct UnknownCondition: Error, Hashable, Sendable {
        /// The name, in lowercase and without spaces.
        package var name: String
    }
}
