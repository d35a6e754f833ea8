/// An error in the data of the gallery.
enum GalleryError: Error, CustomStringConvertible {
    /// The country of a contact does not belong to any region.
    case unknownCountry(String, contact: Int)

    var description: String {
        switch self {
        case .unknownCountry(let country, let contact):
            "contact \(contact) lives in \"\(country)\", which is in none of the regions of Region.swift"
        }
    }
}
