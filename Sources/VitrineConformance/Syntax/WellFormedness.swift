import VitrineXML

/// What the parser says, in the words of a page.
enum WellFormedness {
    // Numbers of libxml2 (`xmlParserErrors`).
    private static let undefinedEntity = 26
    private static let undefinedPrefix = 201
    private static let mismatch = 76

    /// What is wrong; nil where it is not wrong in this syntax.
    static func message(_ problem: XMLProblem, _ syntax: PageSyntax) -> String? {
        switch problem.code {
        case undefinedEntity:
            return problem.message + ": write the character itself; only &amp;, &lt;, &gt; and &quot; have names in XML"
        case undefinedPrefix where syntax == .html:
            // Of elements "Namespace prefix x on y …", of attributes "Namespace prefix x for z on y …". Names of elements
            // with a prefix are looked at elsewhere, and HTML knows the prefix of links in SVG by itself.
            let words = problem.message.split(separator: " ")
            guard words.count > 3, words[3] == "for" else { return nil }
            return words[2] == "xlink" ? nil : problem.message
        case mismatch:
            // "Opening and ending tag mismatch: br line 1 and p"
            let words = problem.message.split(separator: " ")
            guard let colon = words.firstIndex(where: { $0.hasSuffix("mismatch:") }), words.count > colon + 5 else {
                return problem.message
            }
            let open = words[colon + 1]
            if MarkupForms.isVoid(Name(String(open))) { return "<\(open)> is not closed; write <\(open)/>" }
            return
                "</\(words[colon + 5])> stands where </\(open)> is needed, which was opened in line \(words[colon + 3])"
        default:
            return problem.message
        }
    }
}
