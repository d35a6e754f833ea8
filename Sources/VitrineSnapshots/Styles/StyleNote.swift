/// A note about stylesheets, in addition to their effects on elements.
package enum StyleNote: Hashable, Sendable {
    /// A changed stylesheet has the same effect on all compared pages as before.
    case noEffect(String)
    /// A changed stylesheet is not used by any compared page.
    case unused(String)
    /// A stylesheet of another site, which is not read.
    case external(String)
    /// A stylesheet that pages refer to cannot be read in either version, or its address does not lead to a file.
    case unreadable(String)
    /// An at-rule that is not supported, such as `@page`, differs.
    case atRule(String)
    /// A page has `<base href>`, which changes what its relative addresses refer to, so its styles are not compared.
    case base(String)
    /// A page has more differences than are listed.
    case tooMany(String)
}

extension StyleNote: Comparable {
    private var rank: (Int, String) {
        switch self {
        case .noEffect(let path): (0, path)
        case .unused(let path): (1, path)
        case .atRule(let name): (2, name)
        case .external(let address): (3, address)
        case .unreadable(let path): (4, path)
        case .base(let path): (5, path)
        case .tooMany(let path): (6, path)
        }
    }

    package static func < (one: Self, other: Self) -> Bool { one.rank < other.rank }
}
