/// A person in the data file.
struct Contact: Decodable {
    let id: Int
    let name: String
    let organization: String
    let role: String
    let email: String
    let phone: String
    let city: String
    /// The name of the country in English.
    let country: String
    /// The language of name, organization, role and city, as a BCP 47 tag.
    let language: String
    let note: String?
}
