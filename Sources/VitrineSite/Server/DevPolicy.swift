import VitrineMarkup
import VitrineSupport

/// Changes the content security policies of a page that the development server serves. The changed policies also allow
/// scripts from the server and connections to it, for its script and its events. Everything else that the published
/// site will block is also blocked during development.
enum DevPolicy {
    /// The page with changed policies.
    static func changing(_ page: String) -> String {
        let end = page.utf8.firstRange(of: "<body".utf8)?.lowerBound ?? page.endIndex
        let head = page[..<end].replacing(/(?i)<meta\s[^>]*?http-equiv\s*=\s*["']?content-security-policy["']?[^>]*>/) {
            $0.output.replacing(/(?i)(\scontent\s*=\s*)(?:"([^"]*)"|'([^']*)')/) { match in
                let written = Array((match.2 ?? match.3 ?? "").utf8)
                let policy = allowing(String(decoding: ReferenceText.decoded(written), as: UTF8.self))
                return "\(match.1)\"\(Escaping.html(policy, inAttribute: true))\""
            }
        }
        return String(head) + page[end...]
    }

    private static func allowing(_ policy: String) -> String {
        var directives = policy.split(separator: ";").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
            .filter { !$0.isEmpty }
        let fallback = directives.first { $0[0].lowercased() == "default-src" }?.dropFirst()
        for name in ["script-src", "script-src-elem", "connect-src"] {
            if let index = directives.firstIndex(where: { $0[0].lowercased() == name }) {
                directives[index] = directives[index].filter { $0 != "'none'" } + ["'self'"]
            } else if let fallback, name != "script-src-elem" {
                directives.append([name] + fallback.filter { $0 != "'none'" } + ["'self'"])
            }
        }
        return directives.map { $0.joined(separator: " ") }.joined(separator: "; ")
    }
}
