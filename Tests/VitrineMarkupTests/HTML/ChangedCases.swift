@testable import VitrineMarkup

/// Corrections of cases that are older than a change of the Standard. Since June 2026, `<?target data?>` is a
/// processing instruction (13.2.5.72 to 13.2.5.76), and one without an end is dropped, but the cases expect a comment.
enum ChangedCases {
    /// The correct tokens for each input.
    static let tokens: [String: [TokenRecorder.Token]] = [
        "<?namespace>": [.instruction(Array("namespace".utf8), [])],
        "<?foo-->": [.instruction(Array("foo--".utf8), [])],
        "<?": [], "<?A": [], "<?B": [], "<?Y": [], "<?Z": [], "<?a": [], "<?b": [], "<?y": [], "<?z": [],
    ]

    /// The correct beginning of the tree for each input. `html`, `head` and `body` follow it.
    static let trees = [
        "<?import namespace=\"foo\" implementation=\"#bar\">":
            "| <?import namespace=\"foo\" implementation=\"#bar\">\n",
        "<?": "", "<?COMMENT?>": "| <?COMMENT >\n", "<?COM--MENT?>": "| <?COM--MENT >\n",
    ]

    /// Returns the correct errors of a case. `unexpected-question-mark-instead-of-tag-name` is no longer an error.
    /// - Parameter listed: the line, the column and the code of each error that the case lists.
    static func errors(_ listed: [String], of input: [UInt8]) -> [String] {
        guard let index = listed.firstIndex(of: "1 2 unexpected-question-mark-instead-of-tag-name") else {
            return listed
        }
        var errors = listed
        // The input stream is checked before it is tokenized, so its error comes first.
        if index + 1 < errors.count, errors[index + 1] == "1 3 control-character-in-input-stream" {
            errors.swapAt(index, index + 1)
            errors[index + 1] = "1 3 invalid-first-character-of-processing-instruction-target"
            return errors
        }
        switch tokens[String(decoding: input, as: UTF8.self)] {
        case nil: errors[index] = "1 3 invalid-first-character-of-processing-instruction-target"
        case []?: errors[index] = "1 \(input.count + 1) eof-in-processing-instruction"
        default: errors.remove(at: index)
        }
        return errors
    }
}
