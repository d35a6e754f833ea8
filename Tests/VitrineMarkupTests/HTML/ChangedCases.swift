@testable import VitrineMarkup

/// Cases that the Standard has changed: since June 2026, `<?target data?>` is a processing instruction (13.2.5.72 to
/// 13.2.5.76), and one without an end is dropped. The cases still expect a comment.
enum ChangedCases {
    /// The tokens by the input.
    static let tokens: [String: [TokenRecorder.Token]] = [
        "<?namespace>": [.instruction(Array("namespace".utf8), [])],
        "<?foo-->": [.instruction(Array("foo--".utf8), [])],
        "<?": [], "<?A": [], "<?B": [], "<?Y": [], "<?Z": [], "<?a": [], "<?b": [], "<?y": [], "<?z": [],
    ]

    /// The trees by the input; the rest of each document is `html`, `head` and `body`.
    static let trees = [
        "<?import namespace=\"foo\" implementation=\"#bar\">":
            "| <?import namespace=\"foo\" implementation=\"#bar\">\n",
        "<?": "", "<?COMMENT?>": "| <?COMMENT >\n", "<?COM--MENT?>": "| <?COM--MENT >\n",
    ]

    /// Returns the errors that a case expects now. `unexpected-question-mark-instead-of-tag-name` is no longer an
    /// error.
    static func errors(_ listed: [String], of input: [UInt8]) -> [String] {
        guard let index = listed.firstIndex(of: "1 2 unexpected-question-mark-instead-of-tag-name") else {
            return listed
        }
        var errors = listed
        // Errors at the same character are in the order of the stages.
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
