/// A set of roles.
package struct RoleSet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var middle: UInt64 = 0
    private var high: UInt64 = 0

    package init() {}

    package init(_ roles: some Sequence<Role>) { for role in roles { insert(role) } }

    package var isEmpty: Bool { low | middle | high == 0 }

    package func contains(_ role: Role) -> Bool {
        let bit = UInt64(1) << UInt64(role.rawValue & 63)
        switch role.rawValue >> 6 {
        case 0: return low & bit != 0
        case 1: return middle & bit != 0
        default: return high & bit != 0
        }
    }

    package mutating func insert(_ role: Role) {
        let bit = UInt64(1) << UInt64(role.rawValue & 63)
        switch role.rawValue >> 6 {
        case 0: low |= bit
        case 1: middle |= bit
        default: high |= bit
        }
    }

    /// The roles in the set, in the order of the cases of ``Role``.
    package var roles: [Role] { Role.allCases.filter(contains) }
}
