/// A person as the data file has them.
struct Contact: Decodable {
    let id: Int
    let name: String
    let organization: String
    let role: String
    let email: String
    let phone: String
    let city: String
    /// In English.
    let country: String
    /// The language of name, organization, role and city, as a BCP 47 tag.
    let language: String
    let note: String?
}
