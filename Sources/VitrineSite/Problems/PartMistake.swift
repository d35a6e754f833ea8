import VitrineSupport

/// A problem with a part of a site, or a reason why parts cannot be merged.
package enum PartMistake: Hashable, Sendable {
    /// There is no such folder.
    case noFolder
    /// The folder is not a part.
    case noPart
    /// The part has the format of another version of the program.
    case otherFormat
    /// A file of the part is missing or differs from what was written; with its name.
    case damaged(String)
    /// The part has the same number as another part, or a different total number of parts.
    case count(PartCount.Mistake)
    /// The part was made from different inputs than the site; with the message.
    case foreign(String)
    /// The costs by which the pages were distributed differ from those of the first part.
    case otherCosts(first: String)
    /// Parts for which there is no folder: their numbers, and how many parts there should be.
    case missing([Int], of: Int)
    /// A page that is in another part, too.
    case pageTwice(String, first: String)
    /// A page that is not in the site.
    case unknownPage(String)
    /// Pages that are in no part: the first, and the number of others.
    case missingPage(String, others: Int)
    /// The output folder for a part contains a site.
    case outputIsASite
    /// The output folder for a site contains a part.
    case outputIsAPart
    /// The file with costs is invalid.
    case badCosts
}

extension PartMistake {
    var message: String {
        switch self {
        case .noFolder: "there is no such folder"
        case .noPart: "is not a part of a site: it has no \(PartHeader.path); build --shard writes one"
        case .otherFormat: "was made by another version of Vitrine; build all parts and merge them with one version"
        case .damaged(let file):
            "\(file) is missing or was changed after it was written; copy the part again, or build it again"
        case .count(let mistake): mistake.message
        case .foreign(let words): words
        case .otherCosts(let first):
            "was built with different --costs than \(first); give all parts the same --costs, or none"
        case .missing(let numbers, let count):
            PartCount.message(missing: numbers, of: count, command: "build", output: "DIR")
        case .pageTwice(let page, let first): "has \(page), which \(first) also has"
        case .unknownPage(let page): "has \(page), which is not a page of this site"
        case .missingPage(let page, let others):
            "no part has \(page)"
                + (others > 0 ? "; \(Count.of(others, "other page is", "other pages are")) also missing" : "")
        case .outputIsASite: "is a site, not a part of one; choose another output"
        case .outputIsAPart: "is a part of a site; choose another output"
        case .badCosts: "is not a costs file; write one with merge --costs"
        }
    }
}

extension PartInputs.Kind {
    /// The message about a part for which this input differs, as the rest of a sentence that begins with the name of
    /// the part.
    var difference: String {
        switch self {
        case .version: "was made by another version of Vitrine"
        case .system:
            "was made on another operating system, which may format dates and numbers differently; use the same "
                + "one for all parts and the merge"
        case .program: "was made by another build of the program; use the same build for all parts and the merge"
        case .texts: "was made with different settings, translations, templates or layouts than this site"
        case .assets: "was made with different assets than this site"
        case .plan: "was made from a site with different pages than this site"
        case .data: "was made from different data than this site"
        case .rules: "was checked with different rules or exceptions than the merge"
        }
    }
}
