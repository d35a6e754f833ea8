// Prints the cost of formatting dates, numbers and texts in a language, and of reading a large String Catalog.
// Usage: swift run -c release --package-path Benchmarks locale-bench
import Foundation
import Vitrine

/// Keeps the optimizer from removing the work.
var byteCount = 0

let monday = Date(timeIntervalSince1970: 1_790_000_000)
let formatters = Formatters(locale: Locale(identifier: "de"), timeZone: .gmt, now: monday)
for style in DateStyle.allCases {
    report("date, \(style.rawValue)", count: 100_000) {
        formatters.string(from: monday + Double($0 * 61), style: style)
    }
}
report("interval", count: 10_000) { formatters.interval(from: monday, to: monday + Double($0 * 61)) }
report("compact minutes", count: 10_000) { formatters.compactMinutes($0) }
report("time ago", count: 10_000) { formatters.timeAgoInWords(since: monday - Double($0 * 61)) }
report("whole number", count: 100_000) { formatters.string(from: $0) }
report("list of three", count: 10_000) { formatters.list(["a", "b", "\($0)"]) }
report("initials", count: 10_000) { formatters.initials(of: "Dr. Anna Maria Schmidt \($0)") ?? "" }

let words = String(repeating: "Wörter ", count: 60)
let entries = (0..<10_000).map { number in
    #"""
    "key \#(number) %lld": {"localizations": {
      "de": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "\#(words)%lld"}},
        "other": {"stringUnit": {"state": "translated", "value": "\#(words)%lld"}}}}},
      "fr": {"stringUnit": {"state": "translated", "value": "\#(words)%lld"}}}}
    """#
}
let header = #"{"sourceLanguage": "en", "version": "1.0", "strings": {"#
let json = Array((header + entries.joined(separator: ",\n") + "}}").utf8)
var tables: [StringTable] = []
let time = try ContinuousClock().measure { tables = [try StringTable(name: "Localizable", json: json)] }
print("a catalog of \(json.count / 1_000_000) MB and 10,000 keys: \(time)")

let catalog = StringCatalog(tables)
report("words with a plural", count: 100_000) { number in
    let text = LocalizedText(key: "key \(number % 10_000) %lld", arguments: [.integer(number)])
    return catalog.words(for: text, language: "de-AT")?.format ?? ""
}

@MainActor
func report(_ name: String, count: Int, _ work: (Int) -> String) {
    let time = ContinuousClock().measure {
        for number in 0..<count { byteCount += work(number).utf8.count }
    }
    let nanoseconds = Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
    print("\(name): \(Int(nanoseconds / Double(count))) ns")
}
