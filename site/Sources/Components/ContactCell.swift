import Foundation
import Vitrine
import VitrineKit

/// A cell with initials, a name, an address, and the date since which the contact is known.
struct ContactCell: Component {
    var avatar: Avatar
    var name: String
    var address: String
    var language: String
    /// The date since which the contact is known; nil to leave the line out.
    var knownSince: Date?
}
