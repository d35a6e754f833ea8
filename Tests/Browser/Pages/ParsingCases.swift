import Foundation
import TestSupport
import VitrineMarkup

/// Random documents and fragments with the trees that the HTML reader builds for them.
enum ParsingCases {
    private struct Case: Encodable {
        var markup: String
        var context: String
        var tree: String
    }

    /// The number of cases: the environment variable PARSING_CASES, by default 4,000.
    private static var count: Int { ProcessInfo.processInfo.environment["PARSING_CASES"].flatMap { Int($0) } ?? 4000 }

    static func write(to folder: URL) throws {
        let reader = HTMLReader(names: [])
        let encoder = JSONEncoder()
        var lines = Data()
        for number in 0..<count {
            var soup = HTMLSoup(seed: UInt64(number))
            let markup = soup.markup()
            let context = number.isMultiple(of: 2) ? "" : HTMLSoup.contexts[number / 2 % HTMLSoup.contexts.count]
            var options = HTMLReader.Options()
            if !context.isEmpty { options.fragmentContext = context }
            let tree = TreeNotation(reader.read(Array(markup.utf8), options)).text
            lines += try encoder.encode(Case(markup: markup, context: context, tree: tree)) + Data("\n".utf8)
        }
        try lines.write(to: folder.appending(path: "parsing.jsonl"))
    }
}
