import VitrineSupport

/// A problem with a part of a site, or keeps parts from being put together.
package enum PartMistake: Hashable, Sendable {
    /// The folder has no part.
    case noPart
    /// Another version of the program wrote the part in another format.
    case otherFormat
    /// A file of the part is missing or not what was written.
    case damaged(String)
    /// It is one of so many parts, and the first one is one of another number.
    case otherCount(Int, first: String, Int)
    /// Another folder has the same part.
    case doubled(Shard, first: String)
    /// It is made from something else than the site that it is to be part of.
    case foreign(String)
    /// It was divided by other costs than the first part.
    case otherCosts(first: String)
    /// Parts that no folder has.
    case missing([Int], of: Int)
    /// A page that another part has, too.
    case pageTwice(String, first: String)
    /// A page that the site does not have.
    case unknownPage(String)
    /// Pages that no part has: the first, and how many others.
    case missingPage(String, others: Int)
    /// The folder to write a part to has a site.
    case outputIsASite
    /// The folder to write a site to has a part.
    case outputIsAPart
    /// The file with costs is none.
    case badCosts
}

extension PartMistake {
    var message: String {
        switch self {
        case .noPart: "is not a part of a site: it has no \(PartHeader.path); build --shard writes one"
        case .otherFormat: "is a part of another version of Vitrine; build all parts and merge them with one version"
        case .damaged(let file): "\(file) is not what was written; copy the part again, or build it again"
        case .otherCount(let count, let first, let other):
            "is one of \(Count.of(count, "part", "parts")), and \(first) one of \(Count.grouped(other))"
        case .doubled(let shard, let first): "is part \(shard), as is \(first); name each part once"
        case .foreign(let words): words
        case .otherCosts(let first):
            "was divided by other costs than \(first); give all parts the same --costs, or none"
        case .missing(let numbers, let count):
            "\(Self.list(numbers)) of \(Count.grouped(count)) \(numbers.count == 1 ? "is" : "are") missing; "
                + "build --shard \(numbers[0])/\(count) --output DIR makes \(numbers.count == 1 ? "it" : "the first of them")"
        case .pageTwice(let page, let first): "has \(page), as has \(first)"
        case .unknownPage(let page): "has \(page), which is no page of this site"
        case .missingPage(let page, let others):
            "no part has \(page)" + (others > 0 ? ", nor \(Count.of(others, "other page", "other pages"))" : "")
        case .outputIsASite: "is a site, not a part of one; choose another output"
        case .outputIsAPart: "is a part of a site; choose another output"
        case .badCosts: "is not a file of costs as merge --costs writes them"
        }
    }

    /// `part 3`; `parts 2, 3 and 7`; long lists are cut.
    private static func list(_ numbers: [Int]) -> String {
        guard numbers.count > 1, let last = numbers.last else { return "part \(numbers.first ?? 0)" }
        let shown = numbers.dropLast().prefix(10)
        let more = numbers.count - shown.count
        let end = more > 1 ? "\(Count.grouped(more)) others" : "\(last)"
        return "parts \(shown.map(String.init).joined(separator: ", ")) and \(end)"
    }
}

extension PartInputs.Kind {
    /// A problem with a part for which this is not the same.
    var mistake: PartMistake {
        switch self {
        case .version: .foreign("was made by another version of Vitrine")
        case .system: .foreign("was made on another operating system, where words and dates may differ")
        case .program:
            .foreign("was made by another program; build the program once, and run it for all parts and for the merge")
        case .texts: .foreign("was made with other settings, words, templates or layouts")
        case .assets: .foreign("was made with other assets")
        case .plan: .foreign("is of a site with other pages")
        case .data: .foreign("was made from other data")
        case .rules: .foreign("was judged by other rules or exceptions")
        }
    }
}
