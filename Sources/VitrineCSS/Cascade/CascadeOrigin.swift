/// The origin of a declaration: CSS Cascade 5, section 6.2.
package enum CascadeOrigin: UInt8, Sendable {
    case userAgent, user
    /// Attributes that set properties, such as `width` on an image and `fill` in SVG. All author rules override them:
    /// HTML, section 15.2, and SVG 2, section 6.6.
    case hint
    case author

    /// The rank of a declaration of this origin; the highest wins: CSS Cascade 5, section 6.1.
    func rank(isImportant: Bool) -> UInt64 {
        switch (self, isImportant) {
        case (.userAgent, false): 0
        case (.user, false): 1
        case (.hint, _): 2
        case (.author, false): 3
        case (.author, true): 5
        case (.user, true): 6
        case (.userAgent, true): 7
        }
    }
}
