/// What can be wrong with the data of the gallery.
enum GalleryError: Error, CustomStringConvertible {
    /// A contact whose country belongs to no region.
    case unknownCountry(String, contact: Int)

    /// The problem in a sentence for people.
    var description: String {
        switch self {
        case .unknownCountry(let country, let contact):
            "contact \(contact) lives in \"\(country)\", which is in none of the regions of Region.swift"
        }
    }
}
