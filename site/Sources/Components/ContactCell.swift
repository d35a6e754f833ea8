import Foundation
import Vitrine
import VitrineKit

/// The cell: initials, name and address, and since when they are known, in the words of the page's language.
struct ContactCell: Component {
    var avatar: Avatar
    var name: String
    var address: String
    var language: String
    /// Nil leaves the line out.
    var knownSince: Date?
}
