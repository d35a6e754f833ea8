import Foundation
import Testing

@testable import VitrineMarkup

/// A case of tree construction.
struct TreeCase {
    var name: String
    var data: [UInt8]
    var fragmentContext: String?
    /// The values of the scripting flag for which the case is run: both if the case does not specify one.
    var scripting: [Bool]
    var tree: String
    var errorCount: Int

    /// Returns the cases in a file of html5lib-tests.
    static func all(_ file: URL) throws -> [TreeCase] {
        let bytes = try Data(contentsOf: file)
        let text = "\n" + String(decoding: bytes, as: UTF8.self)
        return text.components(separatedBy: "\n#data\n").dropFirst().enumerated().map { index, part in
            TreeCase(part, "\(file.lastPathComponent) \(index + 1)")
        }
    }

    private init(_ text: String, _ name: String) {
        self.name = name
        var sections: [String: [String]] = ["#data": []]
        var current = "#data"
        let headers = [
            "#errors", "#new-errors", "#document-fragment", "#script-off", "#script-on", "#document",
        ]
        for line in text.components(separatedBy: "\n") {
            if current != "#document", headers.contains(line) {
                current = line
                sections[line] = []
            } else {
                sections[current, default: []].append(line)
            }
        }
        data = Array((sections["#data"] ?? []).joined(separator: "\n").utf8)
        fragmentContext = sections["#document-fragment"]?.first
        scripting = sections["#script-on"] != nil ? [true] : sections["#script-off"] != nil ? [false] : [false, true]
        var lines = sections["#document"] ?? []
        while lines.last == "" { lines.removeLast() }
        tree = lines.joined(separator: "\n") + "\n"
        errorCount = (sections["#errors"] ?? []).count + (sections["#new-errors"] ?? []).count
    }
}
