import Foundation
import Vitrine
import VitrineKit

/// A cell with initials, name and address and, in the language of the page, since when the contact is known.
struct ContactCell: Component {
    var avatar: Avatar
    var name: String
    var address: String
    var language: String
    /// The date since which the contact is known; nil to leave the line out.
    var knownSince: Date?
}
