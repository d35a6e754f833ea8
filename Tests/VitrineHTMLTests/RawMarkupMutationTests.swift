import TestSupport
import Testing
import VitrineHTML
import VitrineMarkup

/// Raw markup that a writer has written. It is verified without the code that accepted it.
struct WrittenMarkup {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The problem with the markup; nil if both parsers build the same tree and nothing in it can run.
    var problem: String? {
        // An HTML parser drops parts of tables outside a table, so these get a table around them.
        let text = String(decoding: bytes, as: UTF8.self).drop { $0.isWhitespace }
        let (start, end) =
            switch text.prefix(while: { $0 != ">" && $0 != " " && $0 != "/" }) {
            case "<td", "<th": ("<table><tbody><tr>", "</tr></tbody></table>")
            case "<tr": ("<table><tbody>", "</tbody></table>")
            case "<col": ("<table><colgroup>", "</colgroup></table>")
            case "<caption", "<colgroup", "<tbody", "<thead", "<tfoot": ("<table>", "</table>")
            default: ("<div>", "</div>")
            }
        let page = "<!DOCTYPE html><html xmlns=\"\(Namespaces.html)\"><head><title>x</title></head><body>\(start)"
        let whole = Array(page.utf8) + bytes + Array("\(end)</body></html>".utf8)
        guard let xml = try? MarkupReader(names: []).read(whole) else { return "no memory" }
        if let problem = xml.problems.first { return "\(problem)" }
        let html = HTMLReader(names: []).read(whole)
        if let difference = html.firstDifference(from: xml, named: "in XML") { return difference.description }
        // If scripts are enabled, the content of `noscript` is parsed as text. Nothing may run in that case either.
        var options = HTMLReader.Options()
        options.hasScripting = true
        for document in [html, HTMLReader(names: []).read(whole, options)] {
            if let problem = Self.active(document) { return problem }
        }
        return nil
    }

    private static func active(_ document: MarkupDocument) -> String? {
        for (index, node) in document.nodes.enumerated() where node.kind == .element {
            let name = document.names[Int(node.name)].lowercased()
            if ["script", "base", "plaintext", "xmp"].contains(name) { return "<\(name)>" }
            let first = Int(node.firstAttribute)
            for attribute in first..<first + Int(node.attributeCount) {
                let key = document.names[Int(document.attributes[attribute].name)].lowercased()
                let value = String(decoding: document.value(of: attribute), as: UTF8.self)
                if key.wholeMatch(of: /on[a-z].*/) != nil { return "\(key) at node \(index)" }
                if key == "srcdoc" { return key }
                if key == "http-equiv", value.lowercased() == "refresh" { return "refresh" }
                if isAddress(key), addresses(value, key).contains(where: { $0.hasPrefix("javascript:") }) {
                    return "\(key)=\(value)"
                }
            }
        }
        return nil
    }

    /// Returns the addresses in an attribute value, in lowercase. As in the URL Standard, tabs and line breaks are
    /// removed, and also control characters and spaces at the start.
    private static func addresses(_ value: String, _ key: String) -> [String] {
        let separator: Unicode.Scalar? = key == "values" ? ";" : key == "srcset" ? "," : key == "ping" ? " " : nil
        return value.unicodeScalars.split { $0 == separator }.map { piece in
            let kept = piece.filter { !["\t", "\n", "\r"].contains($0) }.drop { $0.value <= 0x20 }
            return kept.map { String($0) }.joined().lowercased()
        }
    }

    private static func isAddress(_ key: String) -> Bool {
        ["href", "src", "action", "formaction", "data", "to", "from", "by", "values", "poster", "ping", "srcset"]
            .contains(key)
    }
}

@Suite("Raw markup with random damage")
struct RawMarkupMutationTests {
    private static let harmless = [
        "<p class=note>Written in <em>another</em> tool.", "<ul><li>one<li>two<li><a href=a.html>three</a></ul>",
        "<table><tr><td>1<td>2<tr><td>3<td>4</table>", "<tr><td>1</td><td title=a>2</td></tr>",
        "<svg viewBox='0 0 1 1'><title>A <b>b</b></title><path d='M0 0'/><foreignObject><p>x</p></foreignObject></svg>",
        "<math><mi>x</mi><annotation-xml encoding='text/html'><p>y</p></annotation-xml></math>",
        "<noscript><p title='a'>x</p></noscript><template><td>x</td></template>",
        "<textarea>a &lt;b&gt;</textarea><pre>\n\nx</pre><style>p > b { color: red }</style>",
        "<dl><dt>a<dd>b</dl><select><option>x<option>y</select><!-- c --><br><img src=a.png alt=''>",
        "<svg><style>a &lt; b</style><desc><i>x</i></desc><a xlink:href='#a'><text>y</text></a></svg>",
    ]

    private func judge(_ source: String) -> (isAccepted: Bool, problem: String?) {
        guard let markup = try? RawMarkup(parsing: source) else { return (false, nil) }
        let html = HTML()
        html.raw(markup)
        if !html.problems.isEmpty { return (true, "\(html.problems)") }
        return (true, WrittenMarkup(html.bytes()).problem)
    }

    @Test("Accepted markup has the same tree in both parsers, and nothing in it can run")
    func mutations() {
        let seeds = (Self.harmless + ActiveMarkupTests.active).map { Array($0.utf8) }
        var mutator = PageMutator(seeds, seed: 11)
        var accepted = 0
        for _ in 0..<(TestRun.hasLongTests ? 100_000 : 3_000) {
            let source = String(decoding: mutator.next(), as: UTF8.self)
            let (isAccepted, problem) = judge(source)
            if isAccepted { accepted += 1 }
            #expect(problem == nil, "\(source)")
        }
        // The test would prove nothing if all markup were refused.
        #expect(accepted > 100, "\(accepted)")
    }

    @Test("The same for random markup with many errors")
    func soup() {
        var soup = HTMLSoup(seed: 18)
        var accepted = 0
        for _ in 0..<(TestRun.hasLongTests ? 50_000 : 2_000) {
            let source = soup.markup()
            let (isAccepted, problem) = judge(source)
            if isAccepted { accepted += 1 }
            #expect(problem == nil, "\(source)")
        }
        #expect(accepted > 10, "\(accepted)")
    }
}
