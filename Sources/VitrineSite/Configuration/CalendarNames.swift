import Foundation

/// Calendars by their BCP 47 names. `gregorian` is accepted as well as `gregory`.
enum CalendarNames {
    static let identifiers: [String: Calendar.Identifier] = [
        "gregorian": .gregorian, "gregory": .gregorian, "buddhist": .buddhist, "chinese": .chinese, "coptic": .coptic,
        "ethiopic": .ethiopicAmeteMihret, "hebrew": .hebrew, "iso8601": .iso8601, "indian": .indian,
        "islamic": .islamic, "islamic-civil": .islamicCivil, "islamic-tbla": .islamicTabular,
        "islamic-umalqura": .islamicUmmAlQura, "japanese": .japanese, "persian": .persian, "roc": .republicOfChina,
    ]

    /// All names, sorted and separated by commas.
    static var all: String { identifiers.keys.sorted().joined(separator: ", ") }
}
