import Vitrine

/// The pages of the contacts: one for each region.
enum ContactPages {
    /// Returns all pages about contacts.
    /// - Throws: ``GalleryError/unknownCountry(_:contact:)`` when no region contains the country of a contact.
    static func sections(_ contacts: [Contact]) throws -> [Section] {
        var members: [Region: [Contact]] = [:]
        for contact in contacts {
            guard let region = Region(country: contact.country) else {
                throw GalleryError.unknownCountry(contact.country, contact: contact.id)
            }
            members[region, default: []].append(contact)
        }
        let regions = Region.allCases.filter { members[$0] != nil }
        return regions.enumerated().map { index, region in
            section(region, members[region] ?? [], next: regions[(index + 1) % regions.count])
        }
    }

    private static func section(_ region: Region, _ contacts: [Contact], next: Region) -> Section {
        let languages = Set(contacts.map(\.language)).count
        let footer = ListFooter(
            text: "\(languages) languages.",
            link: PageLink(title: "Next: \(LocalizedText(key: next.title))", section: .string(next.section)))
        return Section(
            id: .string(region.section), title: region.title,
            header: ListHeader(title: LocalizedText(key: region.title), amount: .contacts(contacts.count)),
            footer: footer,
            rows: contacts.map { ContactCard($0) }
        )
        .group("Contacts")
        .summary(region.summary)
    }
}
