import Vitrine

/// A person, and how to reach them.
struct ContactCard: Component, Identifiable {
    let id: Int
    var name: String
    var organization: String
    var role: String
    var email: String
    var phone: String
    var city: String
    var country: LocalizedText
    /// The language of name, organization, role and city.
    var language: String
    var note: String?

    var displayName: String? { name }
}

extension ContactCard {
    init(_ contact: Contact) {
        self.init(
            id: contact.id, name: contact.name, organization: contact.organization, role: contact.role,
            email: contact.email, phone: contact.phone, city: contact.city,
            country: LocalizedText(key: contact.country), language: contact.language, note: contact.note)
    }
}
