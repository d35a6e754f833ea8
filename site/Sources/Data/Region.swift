/// The region of the world in which a contact lives; each region has a page.
enum Region: String, CaseIterable {
    case nordic, baltic, western, southern, central, caucasus, middleEast, africa, southAsia, southeastAsia
    case eastAsia, americas, pacific

    /// Finds the region of a country; nil if no region contains it.
    init?(country: String) {
        guard let region = Self.allCases.first(where: { $0.countries.contains(country) }) else { return nil }
        self = region
    }

    /// The id of the region's page.
    var section: String { "contacts-\(title.lowercased().replacing(" and ", with: "-").replacing(" ", with: "-"))" }

    /// The visible name.
    var title: String {
        switch self {
        case .nordic: "Nordic countries"
        case .baltic: "Baltic countries"
        case .western: "Western Europe"
        case .southern: "Southern Europe"
        case .central: "Central and Eastern Europe"
        case .caucasus: "Caucasus and Central Asia"
        case .middleEast: "Middle East"
        case .africa: "Africa"
        case .southAsia: "South Asia"
        case .southeastAsia: "Southeast Asia"
        case .eastAsia: "East Asia"
        case .americas: "Americas"
        case .pacific: "Pacific"
        }
    }

    /// A summary of what the names in the region show.
    var summary: String {
        switch self {
        case .nordic: "Å, Ø, Þ and patronymics."
        case .baltic: "Carons, ogoneks and cedillas below."
        case .western: "Particles, apostrophes, and names that want no capital."
        case .southern: "Greek next to Latin, and two family names at once."
        case .central: "Cyrillic with every extra letter, and family names that come first."
        case .caucasus: "Georgian, Armenian, Azerbaijani, Kazakh and Mongolian."
        case .middleEast: "Names from right to left, some with left-to-right company."
        case .africa: "Ethiopic, Arabic, and Latin with marks above and below."
        case .southAsia: "Eight scripts with conjuncts that must not come apart."
        case .southeastAsia: "Scripts without spaces, and Vietnamese with two marks on a vowel."
        case .eastAsia: "Hangul, kana and rare ideographs."
        case .americas: "Cherokee, Inuktitut syllabics, Nahuatl and a family called Null."
        case .pacific: "Macrons in New Zealand, apostrophes in Australia."
        }
    }

    private var countries: [String] {
        switch self {
        case .nordic: ["Denmark", "Finland", "Iceland", "Norway", "Sweden"]
        case .baltic: ["Estonia", "Latvia", "Lithuania"]
        case .western: ["France", "Germany", "Ireland", "Netherlands", "United Kingdom"]
        case .southern: ["Greece", "Italy", "Malta", "Portugal", "Spain"]
        case .central:
            ["Bulgaria", "Croatia", "Czechia", "Hungary", "Poland", "Romania", "Russia", "Serbia", "Ukraine"]
        case .caucasus: ["Armenia", "Azerbaijan", "Georgia", "Kazakhstan", "Mongolia"]
        case .middleEast: ["Egypt", "Iran", "Israel", "Lebanon", "Türkiye"]
        case .africa: ["Ethiopia", "Kenya", "Morocco", "Nigeria", "South Africa"]
        case .southAsia: ["Bangladesh", "India", "Nepal", "Pakistan", "Sri Lanka"]
        case .southeastAsia: ["Cambodia", "Indonesia", "Myanmar", "Philippines", "Thailand", "Vietnam"]
        case .eastAsia: ["China", "Japan", "South Korea", "Taiwan"]
        case .americas: ["Brazil", "Canada", "Mexico", "Peru", "United States"]
        case .pacific: ["Australia", "New Zealand"]
        }
    }
}
